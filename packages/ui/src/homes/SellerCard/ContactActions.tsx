import { MessageCircle, Phone } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../foundation/Button/Button.tsx';
import { groupPhone, PhoneText } from '../../foundation/PhoneText.tsx';
import { callHref, type SellerContact, whatsAppHref } from './contact.ts';
import { useContactActions } from './useContactActions.ts';

export interface ContactActionsProps {
  contact: SellerContact;
  /** First WhatsApp message, in the visitor's language. */
  message: string;
}

/** Call and WhatsApp buttons. The first tap on either loads the number; then both become links. */
export function ContactActions({ contact, message }: ContactActionsProps) {
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  const { note, call, chat } = useContactActions(contact, message, root);
  const { phone, asking, problem } = contact;
  return (
    <>
      <div className="actions" ref={root}>
        {phone ? (
          <>
            <ButtonLink
              className="call"
              icon={Phone}
              href={callHref(phone)}
              aria-label={t('homes:seller.callNumber', { phone: groupPhone(phone) })}
            >
              <PhoneText phone={phone} />
            </ButtonLink>
            <ButtonLink
              className="whatsapp"
              look="outlined"
              icon={MessageCircle}
              href={whatsAppHref(phone, message)}
              target="_blank"
              rel="noopener noreferrer"
            >
              {t('homes:seller.whatsapp')}
            </ButtonLink>
          </>
        ) : (
          <>
            <Button className="call" icon={Phone} busy={asking === 'call'} onClick={call}>
              {t('homes:seller.call')}
            </Button>
            <Button
              className="whatsapp"
              look="outlined"
              icon={MessageCircle}
              busy={asking === 'whatsapp'}
              onClick={chat}
            >
              {t('homes:seller.whatsapp')}
            </Button>
          </>
        )}
      </div>
      <p className="problem" role="status">
        {note === 'problem' ? problem : note && t('homes:contact.blocked')}
      </p>
    </>
  );
}
