import { useStore } from 'jotai';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSlider } from '../routing/useSlider.ts';
import { sessionAtom } from '../session/atoms.ts';
import { useRequireLogin } from '../session/useRequireLogin.ts';

/** Kind of a first message; also the name of the panel in the URL. */
export const ENQUIRY_KINDS = ['message', 'viewing'] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

const LOGIN_REASONS = {
  message: 'listings:seller.loginToMessage',
  viewing: 'listings:seller.loginToRequestViewing',
} as const;

/** Asks for a login, then opens the panel. */
export function useLoginForEnquiry(kind: EnquiryKind) {
  const { t } = useTranslation();
  const { onOpen } = useSlider(kind);
  const requireLogin = useRequireLogin();
  return () => requireLogin({ message: t(LOGIN_REASONS[kind]), resume: onOpen, leavesPage: true });
}

/** Links that open the panels of both kinds. */
export const useEnquiryLinks = () => ({ message: useEnquiryLink('message'), viewing: useEnquiryLink('viewing') });

/** Link that opens the panel with a message to the seller, or a request for a viewing; a visitor has to log in first. */
function useEnquiryLink(kind: EnquiryKind) {
  const store = useStore();
  const { href } = useSlider(kind);
  const logIn = useLoginForEnquiry(kind);
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    // Known before hydration ends, unlike `signedInAtom`.
    if (store.get(sessionAtom)) return;
    event.preventDefault();
    logIn();
  };
  return { href, onClick };
}
