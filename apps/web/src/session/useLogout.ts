import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../api/useApiMutation.ts';
import { showToastAtom } from '../atoms/toasts.ts';
import { saveFlashMessage } from '../device/flashMessage.ts';
import { changeSessionAtom, reloadAtom } from './atoms.ts';

/** Logs out at the server and, even if that fails, on this device; then reloads the page. */
export function useLogout() {
  const { t } = useTranslation();
  const { mutateAsync } = useApiMutation('logout');
  const { reload } = useAtomValue(reloadAtom);
  const changeSession = useSetAtom(changeSessionAtom);
  const showToast = useSetAtom(showToastAtom);
  return async () => {
    const isLoggedOut = await mutateAsync({}).then(
      () => true,
      () => false,
    );
    changeSession(null);
    if (isLoggedOut) {
      saveFlashMessage({ kind: 'success', message: t('pages:login.out') });
      reload();
    } else showToast({ kind: 'error', message: t('pages:login.failed') });
  };
}
