import type { ReactElement } from "react";
import { Route, Switch } from "wouter";

/** The pages by their addresses. */
export function App(): ReactElement {
  return (
    <Switch>
      <Route path="/">
        <h1>Dejarik</h1>
      </Route>
    </Switch>
  );
}
