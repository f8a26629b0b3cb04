import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/error.ts';
import { queryContextAtom } from '../api/queryContext.ts';
import { showToastAtom } from '../atoms/toasts.ts';
import { saveFlashMessage } from '../device/flashMessage.ts';
import { changeSessionAtom, reloadAtom } from './atoms.ts';

/** Logs out on this device at once and, with the same token, at the server; then reloads the page. */
export function useLogout() {
  const { t } = useTranslation();
  const { client } = useAtomValue(queryContextAtom);
  const { reload } = useAtomValue(reloadAtom);
  const changeSession = useSetAtom(changeSessionAtom);
  const showToast = useSetAtom(showToastAtom);
  return async () => {
    const answer = client('logout', {});
    // Ends requests of the user, and starts no others that the API would refuse.
    changeSession(null);
    const isLoggedOut = await answer.then(
      () => true,
      (error: unknown) => error instanceof ApiError && error.status === 401,
    );
    if (isLoggedOut) {
      saveFlashMessage({ kind: 'success', message: t('pages:login.out') });
      reload();
    } else showToast({ kind: 'error', message: t('pages:login.failed') });
  };
}
