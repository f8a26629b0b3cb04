import { useAtomValue, useSetAtom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useTranslation } from 'react-i18next';
import { isUserSpecificKey } from '../api/queryKeys.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { showToastAtom } from '../atoms/toasts.ts';
import { saveFlashMessage } from '../device/flashMessage.ts';
import { changeSessionAtom, reloadAtom } from './atoms.ts';

/** Logs out at the server and, even if that fails, on this device; then reloads the page. */
export function useLogout() {
  const { t } = useTranslation();
  const { mutateAsync } = useApiMutation('logout');
  const { reload } = useAtomValue(reloadAtom);
  const queryClient = useAtomValue(queryClientAtom);
  const changeSession = useSetAtom(changeSessionAtom);
  const showToast = useSetAtom(showToastAtom);
  return async () => {
    // The API would refuse what it answers after the logout, which would end the session with another message.
    await queryClient.cancelQueries({ predicate: ({ queryKey }) => isUserSpecificKey(queryKey) });
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
