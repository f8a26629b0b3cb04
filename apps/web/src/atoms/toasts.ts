import type { Toast } from '@mashrabiya/ui';
import { atom } from 'jotai';

export const toastsAtom = atom<Toast[]>([]);

export const showToastAtom = atom(null, (get, set, toast: Omit<Toast, 'id'>) => {
  const toasts = get(toastsAtom);
  set(toastsAtom, [...toasts, { ...toast, id: (toasts.at(-1)?.id ?? 0) + 1 }]);
});

export const dismissToastAtom = atom(null, (get, set, id: number) => {
  set(
    toastsAtom,
    get(toastsAtom).filter((toast) => toast.id !== id),
  );
});
