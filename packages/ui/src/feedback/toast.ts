/** `default` has neither icon nor colour. */
export type ToastKind = 'default' | 'success' | 'error' | 'warning' | 'info';

/** A button of a toast. */
export interface ToastAction {
  label: string;
  onAct(): void;
}

/** One message that comes and goes at the top right. */
export interface Toast {
  /** Unique among the toasts of a visit. */
  id: number;
  kind: ToastKind;
  /** In the person's language. */
  message: string;
  /** Toasts about homes leave sooner (specification, section 9). */
  about?: 'property';
  /** What can be done about it; it takes the toast away. */
  action?: ToastAction;
}
