import type { ConversationSummary } from '@mashrabiya/contract';
import { BellOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CountBadge } from '../../foundation/CountBadge/CountBadge.tsx';
import { Link } from '../../link/Link.tsx';
import { Avatar } from '../../people/Avatar/Avatar.tsx';
import { RoleChip } from '../shared/RoleChip.tsx';
import { useDayText } from '../shared/useDayText.ts';
import { useViewingText } from '../shared/useViewingText.ts';

interface ConversationRowProps {
  conversation: ConversationSummary;
  href: string;
  isCurrent: boolean;
}

export function ConversationRow({ conversation, href, isCurrent }: ConversationRowProps) {
  const { t } = useTranslation();
  const { formatMoment } = useDayText();
  const { describeMessage } = useViewingText();
  const { role, partner, property, last_message: message, unread, is_muted } = conversation;
  const name = partner?.name ?? t('messages:deletedAccount');
  return (
    <Link className={unread > 0 ? 'row unread' : 'row'} href={href} aria-current={isCurrent ? 'page' : undefined}>
      <Avatar name={name} picture={partner?.profile_pic ?? null} size={48} />
      <span className="lines">
        <span className="line">
          <bdi className="name">{name}</bdi>
          <RoleChip role={role} />
          <time dateTime={message.sent_at}>{formatMoment(new Date(message.sent_at))}</time>
        </span>
        <span className="title" dir="auto">
          {property?.address ?? t('messages:conversation.removed')}
        </span>
        <span className="line">
          <span className="preview">
            {message.is_own && <span>{t('messages:you')}</span>}
            <span className="text" dir="auto">
              {describeMessage(message)}
            </span>
          </span>
          {is_muted && <BellOff className="muted" size={16} role="img" aria-label={t('messages:conversation.muted')} />}
          <CountBadge count={unread} label={t('shell:unread', { count: unread })} />
        </span>
      </span>
    </Link>
  );
}
