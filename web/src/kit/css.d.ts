/** Custom properties (`--d`) may stand in a style; React's own type has no room for them. */
import "react";

declare module "react" {
  interface CSSProperties {
    [custom: `--${string}`]: string | number | undefined;
  }
}
