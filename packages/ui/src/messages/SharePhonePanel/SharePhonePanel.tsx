import styled from '@emotion/styled';
import { SharedPhoneInput } from '@mashrabiya/contract';
import { Phone, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCallForm } from '../../forms/callForm/useCallForm.ts';
import { fieldRows } from '../../forms/Field/fieldFrameStyles.ts';
import { FormErrorBox } from '../../forms/FormErrorBox/FormErrorBox.tsx';
import { PhoneField } from '../../forms/PhoneField/PhoneField.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { IconButton } from '../../foundation/Button/IconButton.tsx';
import { Panel, type PanelProps } from '../../foundation/Panel/Panel.tsx';
import { BidiText } from '../../foundation/text/BidiText.tsx';
import { enquiryStyles } from '../EnquiryPanel/enquiryStyles.ts';

export interface SharePhonePanelProps extends Omit<PanelProps, 'label' | 'placement' | 'children'> {
  partnerName: string;
  /** The account's number in its national form; empty without one. */
  initial: string;
  /** Sends the number. Rejects with the server's problems; see `useCallForm`. */
  onShare(phone: string): Promise<unknown>;
}

const Root = styled(Panel)(enquiryStyles);
const Form = styled('form')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', ...fieldRows });

/** Asks before it shares a phone number with the partner of a conversation. */
export function SharePhonePanel({ partnerName, initial, onShare, onClose, ...panel }: SharePhonePanelProps) {
  const { t } = useTranslation();
  const title = t('messages:phone.share');
  return (
    <Root {...panel} onClose={onClose} label={title} placement="center">
      <div className="enquiry">
        <div className="head">
          <div>
            <h2>{title}</h2>
            <p className="recipient">
              <BidiText text={t('messages:phone.with', { name: partnerName })} userTexts={[partnerName]} />
            </p>
          </div>
          <IconButton icon={X} label={t('common:close')} onClick={onClose} />
        </div>
        <PhoneForm initial={initial} onShare={onShare} />
      </div>
    </Root>
  );
}

function PhoneForm({ initial, onShare }: Pick<SharePhonePanelProps, 'initial' | 'onShare'>) {
  const { t } = useTranslation();
  const form = useCallForm({
    schema: SharedPhoneInput,
    initial: { phone: initial },
    call: ({ phone }) => onShare(phone),
  });
  return (
    <Form aria-label={t('messages:phone.share')} {...form.form}>
      <FormErrorBox problems={form.problems.filter(({ field }) => field === undefined)} />
      <p>{t('messages:phone.warning')}</p>
      <PhoneField {...form.field('phone')} icon={Phone} label={t('forms:fields.phone')} />
      <Button wide type="submit" icon={Phone} busy={form.busy}>
        {t('messages:phone.send')}
      </Button>
    </Form>
  );
}
