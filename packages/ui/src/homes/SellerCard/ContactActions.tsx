import { MessageCircle, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { callHref, whatsAppHref } from './contact.ts';

export interface ContactActionsProps {
  /** National form. */
  phone: string;
  /** The home's title, for the first message. */
  address: string;
  /** Absolute address of the home's page, for the first message. */
  shareUrl: string;
}

/** Call and WhatsApp, side by side. */
export function ContactActions({ phone, address, shareUrl }: ContactActionsProps) {
  const { t } = useTranslation();
  const message = t('homes.seller.message', { address, link: shareUrl });
  return (
    <div className="actions">
      <a className="call" href={callHref(phone)} aria-label={t('homes.seller.callNumber', { phone })}>
        <Phone size={20} strokeWidth={1.75} aria-hidden />
        {t('homes.seller.call')}
      </a>
      <a className="whatsapp" href={whatsAppHref(phone, message)} target="_blank" rel="noopener noreferrer">
        <MessageCircle size={20} strokeWidth={1.75} aria-hidden />
        {t('homes.seller.whatsapp')}
      </a>
    </div>
  );
}
