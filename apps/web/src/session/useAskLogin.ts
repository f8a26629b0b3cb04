import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { showToastAtom } from '../atoms/toasts.ts';
import { useSlider } from '../routing/useSlider.ts';
import { type LoginReason, loginReasonAtom } from './atoms.ts';

/** The panel's name in an address. */
export const LOGIN = 'login';

/** Opens the login panel; what it was opened for is done after the login. */
export function useAskLogin() {
  const { onOpen } = useSlider(LOGIN);
  const setReason = useSetAtom(loginReasonAtom);
  return useCallback(
    (reason: LoginReason | null = null) => {
      setReason(reason);
      onOpen();
    },
    [setReason, onOpen],
  );
}

/** Says that a login is needed, in a toast that leads to it. */
export function useLoginToast() {
  const { t } = useTranslation();
  const ask = useAskLogin();
  const showToast = useSetAtom(showToastAtom);
  return useCallback(
    (reason: LoginReason) =>
      showToast({
        kind: 'info',
        message: reason.message,
        about: 'property',
        action: { label: t('shell.login'), onAct: () => ask(reason) },
      }),
    [showToast, t, ask],
  );
}
