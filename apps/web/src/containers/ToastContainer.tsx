import { lazyPart, MissingSilently } from '@mashrabiya/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense } from 'react';
import { dismissToastAtom, toastsAtom } from '../atoms/toasts.ts';

const ToastHost = lazyPart(
  async () => ({ default: (await import('@mashrabiya/ui/ToastHost')).ToastHost }),
  MissingSilently,
);

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
