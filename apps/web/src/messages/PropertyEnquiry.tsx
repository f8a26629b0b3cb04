import { EnquiryPanel } from '@mashrabiya/ui/EnquiryPanel';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { paths } from '../routing/paths.ts';
import { userAtom } from '../session/atoms.ts';
import { useEnquiry } from './useEnquiry.ts';
import { useLoginForEnquiry } from './useMessageLink.ts';

interface PropertyEnquiryProps {
  propertyId: string;
  sellerName: string | undefined;
  open: boolean;
  onClose: () => void;
}

export default function PropertyEnquiry({ propertyId, sellerName, open, onClose }: PropertyEnquiryProps) {
  useTranslation(['messages', 'forms']);
  const user = useAtomValue(userAtom);
  const logIn = useLoginForEnquiry();
  const { draft, saveText, send } = useEnquiry(propertyId, user?.email ?? '', open);
  return (
    <EnquiryPanel
      key={user?.email}
      open={open}
      onClose={onClose}
      sellerName={sellerName}
      draft={draft}
      onDraft={saveText}
      onSend={send}
      getConversationHref={paths.conversation}
      isSignedOut={user === null}
      onLogin={logIn}
    />
  );
}
