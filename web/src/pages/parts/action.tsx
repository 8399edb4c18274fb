import type { ButtonHTMLAttributes, ReactElement, ReactNode } from "react";
import { Link } from "wouter";
import { classes } from "@/drawing/classes";
import styles from "@/pages/parts/action.module.css";

type Kind = "go" | "line" | "quiet" | "warn";

interface ActionProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly kind?: Kind;
  readonly large?: boolean;
  /** It is under way: the button stays where it is and says so. */
  readonly busy?: boolean;
}

/** A button of a page. Its words say what happens. */
export function Action(props: ActionProps): ReactElement {
  const { kind = "line", large = false, busy = false, className, disabled, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled === true || busy}
      aria-busy={busy}
      className={classes(styles["action"], styles[kind], large && styles["large"], className)}
    />
  );
}

interface WayProps {
  readonly to: string;
  readonly kind?: Kind;
  readonly large?: boolean;
  readonly children: ReactNode;
}

/** A link that looks like a button: it leads somewhere and changes nothing. */
export function Way({ to, kind = "line", large = false, children }: WayProps): ReactElement {
  return (
    <Link href={to} className={classes(styles["action"], styles[kind], large && styles["large"])}>
      {children}
    </Link>
  );
}
