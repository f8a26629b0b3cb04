import { EnquiryPanel } from '@mashrabiya/ui/EnquiryPanel';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { paths } from '../routing/paths.ts';
import { userAtom } from '../session/atoms.ts';
import { useEnquiry } from './useEnquiry.ts';
import { type EnquiryKind, useLoginForEnquiry } from './useEnquiryLink.ts';

interface PropertyEnquiryProps {
  kind: EnquiryKind;
  propertyId: string;
  sellerName: string | undefined;
  open: boolean;
  onClose: () => void;
}

export default function PropertyEnquiry({ kind, propertyId, sellerName, open, onClose }: PropertyEnquiryProps) {
  useTranslation(['messages', 'forms']);
  const user = useAtomValue(userAtom);
  const logIn = useLoginForEnquiry(kind);
  const { draft, saveDraft, send } = useEnquiry(propertyId, user?.email ?? '', open);
  return (
    <EnquiryPanel
      key={user?.email}
      kind={kind}
      open={open}
      onClose={onClose}
      sellerName={sellerName}
      draft={draft}
      onDraft={saveDraft}
      onSend={send}
      getConversationHref={paths.conversation}
      isSignedOut={user === null}
      onLogin={logIn}
    />
  );
}
