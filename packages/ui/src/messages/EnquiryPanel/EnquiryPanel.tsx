import styled from '@emotion/styled';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../foundation/Button/IconButton.tsx';
import { Panel, type PanelProps } from '../../foundation/Panel/Panel.tsx';
import { BidiText } from '../../foundation/text/BidiText.tsx';
import { EnquiryForm, type EnquiryFormProps } from './EnquiryForm.tsx';
import { enquiryStyles } from './enquiryStyles.ts';

export interface EnquiryPanelProps
  extends Omit<PanelProps, 'label' | 'placement' | 'children'>,
    Pick<
      EnquiryFormProps,
      'kind' | 'draft' | 'onSend' | 'onDraft' | 'pictures' | 'getConversationHref' | 'userEmail' | 'visitor' | 'offer'
    > {
  /** Undefined while the property loads. */
  sellerName?: string | undefined;
  /** Id of the property; null while the user chooses one. */
  propertyId: string | null;
  /** Field for the property, on the page of a seller with several. */
  choice?: ReactNode;
}

const Root = styled(Panel)(enquiryStyles);

/** Panel of a property's page with a message to its seller, or a request for a viewing. */
export function EnquiryPanel({
  sellerName,
  propertyId,
  choice,
  kind,
  draft,
  onSend,
  onDraft,
  pictures,
  getConversationHref,
  userEmail,
  visitor,
  offer,
  onClose,
  ...panel
}: EnquiryPanelProps) {
  const { t } = useTranslation();
  const title = t(kind === 'viewing' ? 'listings:seller.requestViewing' : 'listings:seller.messageSeller');
  return (
    <Root {...panel} onClose={onClose} label={title} placement="center">
      <div className="enquiry">
        <div className="head">
          <div>
            <h2>{title}</h2>
            {sellerName && (
              <p className="recipient">
                <BidiText text={t('messages:enquiry.to', { name: sellerName })} userTexts={[sellerName]} />
              </p>
            )}
          </div>
          <IconButton icon={X} label={t('common:close')} onClick={onClose} />
        </div>
        {choice}
        {propertyId !== null && (
          <EnquiryForm
            key={propertyId}
            {...{ kind, draft, onSend, onDraft, pictures, getConversationHref, userEmail, visitor, offer }}
          />
        )}
      </div>
    </Root>
  );
}
