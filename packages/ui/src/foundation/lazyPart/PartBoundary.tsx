import { Component, type ReactNode } from 'react';

/** Told to the window when a part cannot be drawn, mostly because its code did not come: a lost network, a new release. */
export const PART_MISSING = 'mashrabiya:part-missing';

export interface PartBoundaryProps {
  children: ReactNode;
  /** What stands in the part's place when it cannot be drawn. */
  failed: ReactNode;
  /** Called once that stands there. */
  onFailed?(): void;
  /** What is shown: another is tried anew. */
  shown?: string;
}

/** Keeps a part that cannot be drawn from taking the rest of the page along. */
export class PartBoundary extends Component<PartBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFailed?.();
    dispatchEvent(new Event(PART_MISSING));
  }

  override componentDidUpdate({ shown }: PartBoundaryProps) {
    if (this.state.failed && shown !== this.props.shown) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? this.props.failed : this.props.children;
  }
}
