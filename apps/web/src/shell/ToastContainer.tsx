import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense, useEffect } from 'react';
import { dismissToastAtom, showToastAtom, toastsAtom } from '../atoms/toasts.ts';
import { popFlashMessage } from '../device/flashMessage.ts';
import { ToastHost } from './lazyParts.ts';

/** Toasts; their code loads with the first one. */
export function ToastContainer() {
  const toasts = useAtomValue(toastsAtom);
  const dismiss = useSetAtom(dismissToastAtom);
  const showToast = useSetAtom(showToastAtom);
  useEffect(() => {
    const flash = popFlashMessage();
    if (flash) showToast(flash);
  }, [showToast]);
  if (toasts.length === 0) return null;
  return (
    <Suspense>
      <ToastHost toasts={toasts} onDismiss={dismiss} />
    </Suspense>
  );
}
