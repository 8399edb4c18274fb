import type { ComponentProps, ReactElement } from "react";
import sprite from "@/games/destiny/drawing/symbols.svg?url";
import { isOwn, type SignName } from "@/games/destiny/reading/signs";
import { Sign as SharedSign, SpriteSign } from "@/kit/sign";

interface SignProps extends Omit<ComponentProps<typeof SharedSign>, "name"> {
  readonly name: SignName;
}

/** A die symbol, a mark of Destiny, or a sign that every page shares. */
export function Sign({ name, ...rest }: SignProps): ReactElement {
  return isOwn(name) ? (
    <SpriteSign sprite={sprite} name={name} {...rest} />
  ) : (
    <SharedSign name={name} {...rest} />
  );
}
