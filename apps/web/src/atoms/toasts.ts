import type { Toast } from '@mashrabiya/ui';
import { atom } from 'jotai';

export const toastsAtom = atom<Toast[]>([]);

/** Shows a toast; an error only once at a time. */
export const showToastAtom = atom(null, (get, set, toast: Omit<Toast, 'id'>) => {
  const toasts = get(toastsAtom);
  if (toast.kind === 'error' && toasts.some(({ message }) => message === toast.message)) return;
  set(toastsAtom, [...toasts, { ...toast, id: (toasts.at(-1)?.id ?? 0) + 1 }]);
});

export const dismissToastAtom = atom(null, (get, set, id: number) => {
  set(
    toastsAtom,
    get(toastsAtom).filter((toast) => toast.id !== id),
  );
});
