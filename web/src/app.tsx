import { type ReactElement, useEffect } from "react";
import { Route, Switch } from "wouter";
import { Landing } from "@/pages/landing/landing";
import { applySettings, useSettings } from "@/store/settings";

/** The pages by their addresses. */
export function App(): ReactElement {
  const settings = useSettings();
  useEffect(() => applySettings(document.documentElement, settings), [settings]);
  return (
    <Switch>
      <Route path="/" component={Landing} />
    </Switch>
  );
}
