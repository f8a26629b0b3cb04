import { MessageCircle, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../foundation/Button/Button.tsx';
import { groupPhone, PhoneText } from '../../foundation/text/PhoneText.tsx';
import { getCallHref, getWhatsAppHref } from '../../listings/SellerCard/contact.ts';

interface PhoneCardProps {
  /** National form; empty once the sender's account is deleted. */
  phone: string;
  isOwn: boolean;
}

/** Shared phone number in the list of messages; the recipient can call it or open a chat. */
export function PhoneCard({ phone, isOwn }: PhoneCardProps) {
  const { t } = useTranslation();
  return (
    <div className="text card">
      <p className="change">
        <Phone aria-hidden size={20} strokeWidth={1.75} />
        {t('messages:phone.shared')}
      </p>
      <p className="cardText">{phone === '' ? t('messages:phone.removed') : <PhoneText phone={phone} />}</p>
      {phone !== '' && !isOwn && (
        <div className="actions">
          <ButtonLink
            icon={Phone}
            href={getCallHref(phone)}
            aria-label={t('messages:phone.callNumber', { phone: groupPhone(phone) })}
          >
            {t('messages:phone.call')}
          </ButtonLink>
          <ButtonLink
            variant="outlined"
            icon={MessageCircle}
            href={getWhatsAppHref(phone, '')}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t('messages:phone.whatsapp')}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
