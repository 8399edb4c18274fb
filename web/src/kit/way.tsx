import type { ReactElement, ReactNode } from "react";
import { Link } from "wouter";
import { type ButtonKind, buttonClass } from "@/kit/button";

interface WayProps {
  readonly to: string;
  readonly kind?: ButtonKind;
  readonly children: ReactNode;
}

/** A link that looks like a button: it leads somewhere and changes nothing. */
export function Way({ to, kind = "line", children }: WayProps): ReactElement {
  return (
    <Link href={to} className={buttonClass(kind)}>
      {children}
    </Link>
  );
}
