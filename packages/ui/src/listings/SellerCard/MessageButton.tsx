import { MessageSquareText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink, type ButtonLinkProps } from '../../foundation/Button/Button.tsx';
import type { MessageLink } from './contact.ts';

interface MessageButtonProps extends Pick<ButtonLinkProps, 'variant' | 'wide'> {
  link: MessageLink;
  /** Short label, for a bar; its name stays the long one. */
  isShort?: boolean;
}

export function MessageButton({ link, isShort = false, ...button }: MessageButtonProps) {
  const { t } = useTranslation();
  const name = t('listings:seller.messageSeller');
  return (
    <ButtonLink
      {...button}
      className="send-message"
      rel="nofollow"
      icon={MessageSquareText}
      href={link.href}
      onClick={link.onClick}
      {...(isShort && { 'aria-label': name })}
    >
      {isShort ? <span className="label">{t('listings:seller.shortMessage')}</span> : name}
    </ButtonLink>
  );
}
