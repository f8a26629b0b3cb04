import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { showToastAtom } from '../atoms/toasts.ts';
import { useUrlPanel } from '../routing/useUrlPanel.ts';
import { type InitialLoginView, initialLoginViewAtom, type LoginReason, loginReasonAtom } from './atoms.ts';

export const LOGIN_PANEL = 'login';

export function useRequireLogin() {
  const { onOpen } = useUrlPanel(LOGIN_PANEL);
  const setReason = useSetAtom(loginReasonAtom);
  const setInitialView = useSetAtom(initialLoginViewAtom);
  return useCallback(
    (reason: LoginReason | null = null, view: InitialLoginView = 'login') => {
      setReason(reason);
      setInitialView(view);
      onOpen();
    },
    [setReason, setInitialView, onOpen],
  );
}

export function useLoginToast() {
  const { t } = useTranslation();
  const requireLogin = useRequireLogin();
  const showToast = useSetAtom(showToastAtom);
  return useCallback(
    (reason: LoginReason) =>
      showToast({
        kind: 'info',
        message: reason.message,
        about: 'property',
        action: { label: t('shell:login'), onClick: () => requireLogin(reason) },
      }),
    [showToast, t, requireLogin],
  );
}
