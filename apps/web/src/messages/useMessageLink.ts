import { useStore } from 'jotai';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSlider } from '../routing/useSlider.ts';
import { sessionAtom } from '../session/atoms.ts';
import { useRequireLogin } from '../session/useRequireLogin.ts';

export const ENQUIRY_SLIDER = 'message';

/** Asks for a login, then opens the panel. */
export function useLoginForEnquiry() {
  const { t } = useTranslation();
  const { onOpen } = useSlider(ENQUIRY_SLIDER);
  const requireLogin = useRequireLogin();
  return () => requireLogin({ message: t('listings:seller.loginToMessage'), resume: onOpen, leavesPage: true });
}

/** Link that opens the panel with a message to the seller; a visitor has to log in first. */
export function useMessageLink() {
  const store = useStore();
  const { href } = useSlider(ENQUIRY_SLIDER);
  const logIn = useLoginForEnquiry();
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    // Known before hydration ends, unlike `signedInAtom`.
    if (store.get(sessionAtom)) return;
    event.preventDefault();
    logIn();
  };
  return { href, onClick };
}
