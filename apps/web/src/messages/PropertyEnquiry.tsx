import type { EnquiryKind } from '@mashrabiya/contract';
import { EnquiryPanel } from '@mashrabiya/ui/EnquiryPanel';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../routing/paths.ts';
import { sessionAtom } from '../session/atoms.ts';
import { SetPasswordOfferContainer } from './SetPasswordOfferContainer.tsx';
import { useEnquiry } from './useEnquiry.ts';
import { useLoginForEnquiry } from './useEnquiryLink.ts';
import { useVisitorEnquiry } from './useVisitorEnquiry.ts';

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
  // The panel is not part of server-rendered pages, so it need not wait for hydration as `userAtom` does.
  const user = useAtomValue(sessionAtom)?.user;
  const logIn = useLoginForEnquiry(panel.kind);
  const visitor = useVisitorEnquiry(panel.kind, propertyId ?? '', panel.open);
  const { draft, saveDraft, pictures, send } = useEnquiry(propertyId ?? '', user?.email ?? '', panel.open);
  return (
    <EnquiryPanel
      {...panel}
      propertyId={propertyId}
      choice={choice}
      draft={draft}
      onDraft={saveDraft}
      pictures={pictures}
      onSend={send}
      getConversationHref={paths.conversation}
      userEmail={user?.email}
      visitor={user === undefined ? { ...visitor, onLogin: logIn } : undefined}
      offer={<SetPasswordOfferContainer />}
    />
  );
}
