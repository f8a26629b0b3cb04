import { Component, type ReactNode } from 'react';

/** Window event for a part that failed to render, mostly because its code did not load: offline, or a new release. */
export const PART_MISSING = 'mashrabiya:part-missing';

/** `detail` of `PART_MISSING`. */
export interface MissingPartDetail {
  /** The fallback reports the failure. */
  isVisible: boolean;
}

export interface PartBoundaryProps {
  children: ReactNode;
  fallback: ReactNode;
  onFailed?(): void;
  /** The fallback does not report the failure. */
  hasSilentFallback?: boolean;
  /** Key of the content; another one is tried again. */
  contentKey?: string;
}

export class PartBoundary extends Component<PartBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFailed?.();
    const detail: MissingPartDetail = { isVisible: !this.props.hasSilentFallback };
    dispatchEvent(new CustomEvent(PART_MISSING, { detail }));
  }

  override componentDidUpdate({ contentKey }: PartBoundaryProps) {
    if (this.state.failed && contentKey !== this.props.contentKey) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
