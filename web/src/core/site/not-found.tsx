import type { ReactElement } from "react";
import { Frame } from "@/core/site/frame";
import { Way } from "@/kit/way";

/** An address that leads nowhere. */
export function NotFound(): ReactElement {
  return (
    <Frame title="There is nothing here" narrow>
      <p>The address is mistyped, or what stood here is gone.</p>
      <div>
        <Way to="/lobby">Go to the lobby</Way>
      </div>
    </Frame>
  );
}
