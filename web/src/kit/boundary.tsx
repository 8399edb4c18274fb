/**
 * A boundary for errors: what throws while it is drawn is replaced, and all else stays.
 *
 * What belongs here: catching, and drawing anew. What does not: what is drawn instead.
 */
import { Component, type ReactNode } from "react";

interface BoundaryProps {
  /** Once this changes, it is drawn anew by itself. */
  readonly until?: unknown;
  /** What is drawn instead; `again` draws it anew. */
  instead(again: () => void): ReactNode;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly failed: boolean;
  readonly until: unknown;
}

export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false, until: this.props.until };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps(
    { until }: BoundaryProps,
    state: BoundaryState,
  ): BoundaryState | null {
    return Object.is(until, state.until) ? null : { failed: false, until };
  }

  private readonly again = (): void => this.setState({ failed: false });

  override render(): ReactNode {
    return this.state.failed ? this.props.instead(this.again) : this.props.children;
  }
}
