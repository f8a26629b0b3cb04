import styled from '@emotion/styled';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../foundation/Button/IconButton.tsx';
import { Panel, type PanelProps } from '../../foundation/Panel/Panel.tsx';
import { Quoted } from '../../foundation/Quoted.tsx';
import { role } from '../../theme/roles.ts';
import { EnquiryForm, type EnquiryFormProps } from './EnquiryForm.tsx';

export interface EnquiryPanelProps
  extends Omit<PanelProps, 'label' | 'placement' | 'children'>,
    Pick<EnquiryFormProps, 'draft' | 'onSend' | 'onDraft' | 'getConversationHref' | 'isSignedOut' | 'onLogin'> {
  /** Undefined while the property loads. */
  sellerName?: string | undefined;
}

const Root = styled(Panel)({
  '& .enquiry': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 16,
    padding: '20px 24px 28px',
    inlineSize: 'min(520px, 100%)',
    marginInline: 'auto',
  },
  '& .head': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12 },
  '& .to': { color: role.inkMuted, overflowWrap: 'anywhere' },
});

/** Panel of a property's page with a message to its seller. */
export function EnquiryPanel({
  sellerName,
  draft,
  onSend,
  onDraft,
  getConversationHref,
  isSignedOut,
  onLogin,
  onClose,
  ...panel
}: EnquiryPanelProps) {
  const { t } = useTranslation();
  const title = t('listings:seller.messageSeller');
  return (
    <Root {...panel} onClose={onClose} label={title} placement="center">
      <div className="enquiry">
        <div className="head">
          <div>
            <h2>{title}</h2>
            {sellerName && (
              <p className="to">
                <Quoted text={t('messages:enquiry.to', { name: sellerName })} words={[sellerName]} />
              </p>
            )}
          </div>
          <IconButton icon={X} label={t('common:close')} onClick={onClose} />
        </div>
        <EnquiryForm {...{ draft, onSend, onDraft, getConversationHref, isSignedOut, onLogin }} />
      </div>
    </Root>
  );
}
