import { MessageCircle, Phone } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../foundation/Button/Button.tsx';
import { groupPhone, PhoneText } from '../../foundation/text/PhoneText.tsx';
import { ContactLinkButton } from './ContactLinkButton.tsx';
import { type ContactLinks, getCallHref, getWhatsAppHref, type SellerContact } from './contact.ts';
import { useContactActions } from './useContactActions.ts';

export interface ContactActionsProps {
  contact: SellerContact;
  /** First WhatsApp message, in the visitor's language. */
  message: string;
  /** Absent for the user’s own listing. */
  links?: ContactLinks | undefined;
  /** In a bar, with short labels. */
  isBar?: boolean;
}

/** Call, WhatsApp, message and viewing. The first tap on either of the first two loads the number; then both become links. */
export function ContactActions({ contact, message, links, isBar = false }: ContactActionsProps) {
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  const { failure, call, chat } = useContactActions(contact, message, root);
  const { phone, pendingChannel, problem } = contact;
  return (
    <>
      <div className={isBar ? 'actions stacked' : 'actions'} ref={root}>
        {phone ? (
          <>
            <ButtonLink
              className="call"
              icon={Phone}
              href={getCallHref(phone)}
              aria-label={t('listings:seller.callNumber', { phone: groupPhone(phone) })}
            >
              <PhoneText phone={phone} />
            </ButtonLink>
            <ButtonLink
              className="whatsapp"
              variant="outlined"
              icon={MessageCircle}
              href={getWhatsAppHref(phone, message)}
              target="_blank"
              rel="noopener noreferrer"
            >
              {t('listings:seller.whatsapp')}
            </ButtonLink>
          </>
        ) : (
          <>
            <Button className="call" icon={Phone} busy={pendingChannel === 'call'} onClick={call}>
              {t('listings:seller.call')}
            </Button>
            <Button
              className="whatsapp"
              variant="outlined"
              icon={MessageCircle}
              busy={pendingChannel === 'whatsapp'}
              onClick={chat}
            >
              {t('listings:seller.whatsapp')}
            </Button>
          </>
        )}
        {links && (
          <>
            <ContactLinkButton kind="message" link={links.message} variant="outlined" isShort={isBar} />
            <ContactLinkButton kind="viewing" link={links.viewing} variant="outlined" isShort={isBar} />
          </>
        )}
      </div>
      <p className="problem" role="status">
        {failure === 'problem' ? problem : failure && t('listings:contact.blocked')}
      </p>
    </>
  );
}
