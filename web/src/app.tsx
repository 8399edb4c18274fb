import { lazy, type ReactElement, Suspense, useEffect } from "react";
import { Route, Switch } from "wouter";
import { Landing } from "@/pages/landing/landing";
import { applySettings, useSettings } from "@/store/settings";

const Gallery = import.meta.env.DEV ? lazy(() => import("@/pages/gallery/gallery")) : null;

/** The pages by their addresses. */
export function App(): ReactElement {
  const settings = useSettings();
  useEffect(() => applySettings(document.documentElement, settings), [settings]);
  return (
    <Switch>
      <Route path="/" component={Landing} />
      {Gallery === null ? null : (
        <Route path="/gallery">
          <Suspense>
            <Gallery />
          </Suspense>
        </Route>
      )}
    </Switch>
  );
}
