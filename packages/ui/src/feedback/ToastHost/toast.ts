/** `default` has neither icon nor colour. */
type ToastKind = 'default' | 'success' | 'error' | 'warning' | 'info';

export interface ToastAction {
  label: string;
  onClick(): void;
}

export interface Toast {
  /** Unique within a visit. */
  id: number;
  kind: ToastKind;
  /** In the user's language. */
  message: string;
  /** Toasts about properties disappear sooner (specification, section 9). */
  about?: 'property';
  /** Closes the toast too. */
  action?: ToastAction;
}
