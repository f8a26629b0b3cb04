import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { queryContextAtom } from '../atoms/app.ts';
import { showToastAtom } from '../atoms/toasts.ts';
import { changeSessionAtom, reloadAtom } from './atoms.ts';

/** Ends the login at the server and, whatever that says, at this device; then the page begins anew. */
export function useLogout() {
  const { t } = useTranslation();
  const { client } = useAtomValue(queryContextAtom);
  const { reload } = useAtomValue(reloadAtom);
  const change = useSetAtom(changeSessionAtom);
  const showToast = useSetAtom(showToastAtom);
  return async () => {
    const ended = await client('logout', {}).then(
      () => true,
      () => false,
    );
    change(null);
    if (ended) reload();
    else showToast({ kind: 'error', message: t('pages.login.failed') });
  };
}
