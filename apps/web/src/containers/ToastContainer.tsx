import { useAtomValue, useSetAtom } from 'jotai';
import { lazy, Suspense } from 'react';
import { dismissToastAtom, toastsAtom } from '../atoms/toasts.ts';

const ToastHost = lazy(() => import('@mashrabiya/ui/ToastHost').then((module) => ({ default: module.ToastHost })));

/** The toasts. Their code comes with the first one. */
export function ToastContainer() {
  const toasts = useAtomValue(toastsAtom);
  const dismiss = useSetAtom(dismissToastAtom);
  if (toasts.length === 0) return null;
  return (
    <Suspense>
      <ToastHost toasts={toasts} onDismiss={dismiss} />
    </Suspense>
  );
}
