import { CalendarPlus, MessageSquareText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink, type ButtonLinkProps } from '../../foundation/Button/Button.tsx';
import type { ContactLink } from './contact.ts';

interface ContactLinkButtonProps extends Pick<ButtonLinkProps, 'variant' | 'wide'> {
  kind: 'message' | 'viewing';
  link: ContactLink;
  /** Short label, for a bar; its name stays the long one. */
  isShort?: boolean;
}

const KINDS = {
  message: { icon: MessageSquareText, name: 'listings:seller.messageSeller', short: 'listings:seller.shortMessage' },
  viewing: { icon: CalendarPlus, name: 'listings:seller.requestViewing', short: 'listings:seller.shortViewing' },
} as const;

/** Link to a message to the seller, or to a request for a viewing. */
export function ContactLinkButton({ kind, link, isShort = false, ...button }: ContactLinkButtonProps) {
  const { t } = useTranslation();
  const { icon, name, short } = KINDS[kind];
  return (
    <ButtonLink
      {...button}
      rel="nofollow"
      icon={icon}
      href={link.href}
      {...(link.replace && { replace: true })}
      {...(isShort && { 'aria-label': t(name) })}
    >
      {t(isShort ? short : name)}
    </ButtonLink>
  );
}
