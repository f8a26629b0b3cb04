import { EnquiryPanel } from '@mashrabiya/ui/EnquiryPanel';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../routing/paths.ts';
import { userAtom } from '../session/atoms.ts';
import { useEnquiry } from './useEnquiry.ts';
import { type EnquiryKind, useLoginForEnquiry } from './useEnquiryLink.ts';

export interface EnquiryPanelState {
  kind: EnquiryKind;
  sellerName: string | undefined;
  open: boolean;
  onClose: () => void;
}

interface PropertyEnquiryProps extends EnquiryPanelState {
  /** Null until the user has chosen a property. */
  propertyId: string | null;
  choice?: ReactNode;
}

export default function PropertyEnquiry({ propertyId, choice, ...panel }: PropertyEnquiryProps) {
  useTranslation(['messages', 'forms']);
  const user = useAtomValue(userAtom);
  const logIn = useLoginForEnquiry(panel.kind);
  const { draft, saveDraft, send } = useEnquiry(propertyId ?? '', user?.email ?? '', panel.open);
  return (
    <EnquiryPanel
      key={user?.email}
      {...panel}
      propertyId={propertyId}
      choice={choice}
      draft={draft}
      onDraft={saveDraft}
      onSend={send}
      getConversationHref={paths.conversation}
      isSignedOut={user === null}
      onLogin={logIn}
    />
  );
}
