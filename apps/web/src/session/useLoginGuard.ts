import { useStore } from 'jotai';
import { type MouseEvent, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { sessionAtom } from './atoms.ts';
import { useLoginToast } from './useRequireLogin.ts';

/** For links that need a login: visitors are asked to log in, and continue afterwards. */
export function useLoginGuard(message: 'pages:login.addProperty') {
  const { t } = useTranslation();
  const store = useStore();
  const showLoginToast = useLoginToast();
  const navigate = useNavigate();
  return useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      // Known before hydration ends, unlike `signedInAtom`.
      if (store.get(sessionAtom)) return;
      event.preventDefault();
      const { pathname, search } = event.currentTarget;
      showLoginToast({ message: t(message), resume: () => navigate(pathname + search), leavesPage: true });
    },
    [store, showLoginToast, navigate, t, message],
  );
}
