import type { ComponentPropsWithRef, ReactElement } from "react";
import styles from "@/kit/button.module.css";
import { classes } from "@/kit/classes";
import { Sign, type SignName } from "@/kit/sign";

/** go: what the decision asks for. line: everything else. quiet: beside text. danger: cannot be taken back. */
export type ButtonKind = "go" | "line" | "quiet" | "danger";

interface ButtonProps extends ComponentPropsWithRef<"button"> {
  readonly kind?: ButtonKind;
  readonly sign?: SignName;
  /** Only the sign is drawn; `aria-label` must say what happens. */
  readonly bare?: boolean;
  /** It was pressed and the server has not answered. */
  readonly pending?: boolean;
}

/** The classes of a button, for links that look like one. */
export function buttonClass(kind: ButtonKind = "line", bare = false): string {
  return classes(styles["button"], styles[kind], bare && styles["bare"]);
}

/** A button that says what happens. While its answer is on the way it keeps its width and says so. */
export function Button(props: ButtonProps): ReactElement {
  const {
    kind = "line",
    sign,
    bare = false,
    pending = false,
    children,
    className,
    ...rest
  } = props;
  return (
    <button
      type="button"
      {...rest}
      aria-busy={pending || undefined}
      className={classes(buttonClass(kind, bare), pending && styles["pending"], className)}
    >
      {sign === undefined ? null : <Sign name={pending ? "waiting" : sign} />}
      {children}
      {pending ? <span className="spoken">, sent</span> : null}
    </button>
  );
}
