import type { EnquiryKind } from '@mashrabiya/contract';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { getPanelItem } from '../routing/panelUrl.ts';
import { useUrlPanel } from '../routing/useUrlPanel.ts';
import { useRequireLogin } from '../session/useRequireLogin.ts';

const LOGIN_REASONS = {
  message: 'listings:seller.loginToMessage',
  viewing: 'listings:seller.loginToRequestViewing',
} as const;

/** Asks for a login, then opens the panel with the chosen listing. */
export function useLoginForEnquiry(kind: EnquiryKind) {
  const { t } = useTranslation();
  const { onOpen } = useUrlPanel(kind, getPanelItem(useLocation().search) ?? undefined);
  const requireLogin = useRequireLogin();
  return () => requireLogin({ message: t(LOGIN_REASONS[kind]), resume: onOpen, leavesPage: true });
}

/** Links that open the panels of both kinds. */
export const useEnquiryLinks = () => ({
  message: { href: useUrlPanel('message').href },
  viewing: { href: useUrlPanel('viewing').href },
});
