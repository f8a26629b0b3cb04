import type { Lead } from '@mashrabiya/contract';
import { MessageSquareText, NotebookPen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../foundation/Button/Button.tsx';
import { Link } from '../../link/Link.tsx';
import { useDayText } from '../../messages/shared/useDayText.ts';
import { Avatar } from '../../people/Avatar/Avatar.tsx';
import { LeadStatusMenu } from '../LeadStatusMenu/LeadStatusMenu.tsx';
import { ContactChannel } from '../shared/ContactChannel.tsx';
import { FollowUp } from '../shared/FollowUp.tsx';
import type { LeadCallbacks } from '../shared/leadCallbacks.ts';
import { useLeadName } from '../shared/useLeadName.ts';

interface LeadCardProps {
  lead: Lead;
  callbacks: LeadCallbacks;
  today: string;
}

export function LeadCard({ lead, callbacks, today }: LeadCardProps) {
  const { t } = useTranslation();
  const { formatMoment } = useDayText();
  const name = useLeadName()(lead);
  const { listing, status, note, last_channel, last_contact_at, conversation_id } = lead;
  return (
    <article className="card">
      <div className="contactName">
        <Avatar name={name} picture={lead.person?.profile_pic ?? null} size={40} />
        <div className="lines">
          <h2 className="name">
            <Link href={callbacks.getHref(lead)}>
              <bdi>{name}</bdi>
            </Link>
          </h2>
          <p className="contact">
            <ContactChannel channel={last_channel} />
            <time dateTime={last_contact_at}>{formatMoment(new Date(last_contact_at))}</time>
          </p>
        </div>
      </div>
      <p className="title" dir="auto">
        {listing.is_available ? (
          <Link href={callbacks.getListingHref(listing)}>{listing.address}</Link>
        ) : (
          listing.address
        )}
      </p>
      <div className="state">
        <LeadStatusMenu status={status} name={name} onChange={(next) => callbacks.onStatusChange(lead, next)} />
        <FollowUp lead={lead} today={today} />
      </div>
      {note && (
        <p className="textBlock" dir="auto">
          {note}
        </p>
      )}
      <div className="tools">
        <Button
          variant="outlined"
          icon={NotebookPen}
          aria-label={t('leads:action.noteOf', { name })}
          onClick={() => callbacks.onOpenNote(lead)}
        >
          {t('leads:action.note')}
        </Button>
        {conversation_id !== null && (
          <ButtonLink
            variant="text"
            icon={MessageSquareText}
            aria-label={t('leads:action.conversationWith', { name })}
            href={callbacks.getConversationHref(conversation_id)}
          >
            {t('leads:action.conversation')}
          </ButtonLink>
        )}
      </div>
    </article>
  );
}
