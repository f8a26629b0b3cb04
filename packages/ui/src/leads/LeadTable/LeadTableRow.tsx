import type { Lead } from '@mashrabiya/contract';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { MessageSquareText, NotebookPen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../foundation/Button/IconButton.tsx';
import { IconLink } from '../../foundation/Button/IconLink.tsx';
import { Link } from '../../link/Link.tsx';
import { useDayText } from '../../messages/shared/useDayText.ts';
import { Avatar } from '../../people/Avatar/Avatar.tsx';
import { LeadStatusMenu } from '../LeadStatusMenu/LeadStatusMenu.tsx';
import { ContactChannel } from '../shared/ContactChannel.tsx';
import { FollowUp } from '../shared/FollowUp.tsx';
import type { LeadCallbacks } from '../shared/leadCallbacks.ts';
import { useLeadName } from '../shared/useLeadName.ts';

interface LeadTableRowProps {
  lead: Lead;
  callbacks: LeadCallbacks;
  today: string;
}

/** A body of its own, so that the arrow keys move between rows. */
export function LeadTableRow({ lead, callbacks, today }: LeadTableRowProps) {
  const { t } = useTranslation();
  const { formatMoment } = useDayText();
  const name = useLeadName()(lead);
  const { listing, status, note, last_channel, last_contact_at, conversation_id } = lead;
  return (
    <TableBody>
      <TableRow>
        <TableCell component="th" scope="row">
          <div className="contactName">
            <Avatar name={name} picture={lead.person?.profile_pic ?? null} size={36} />
            <Link className="name" href={callbacks.getHref(lead)}>
              <bdi>{name}</bdi>
            </Link>
          </div>
        </TableCell>
        <TableCell>
          <p className="title" dir="auto">
            {listing.is_available ? (
              <Link href={callbacks.getListingHref(listing)}>{listing.address}</Link>
            ) : (
              listing.address
            )}
          </p>
        </TableCell>
        <TableCell>
          <div className="contact">
            <ContactChannel channel={last_channel} />
            <time className="secondary" dateTime={last_contact_at}>
              {formatMoment(new Date(last_contact_at))}
            </time>
          </div>
        </TableCell>
        <TableCell>
          <LeadStatusMenu status={status} name={name} onChange={(next) => callbacks.onStatusChange(lead, next)} />
        </TableCell>
        <TableCell className="followUp">
          <FollowUp lead={lead} today={today} />
        </TableCell>
        <TableCell>
          <p className="textBlock" dir="auto">
            {note}
          </p>
        </TableCell>
        <TableCell>
          <div className="tools">
            <IconButton
              icon={NotebookPen}
              label={t('leads:action.noteOf', { name })}
              onClick={() => callbacks.onOpenNote(lead)}
            />
            {conversation_id !== null && (
              <IconLink
                icon={MessageSquareText}
                label={t('leads:action.conversationWith', { name })}
                href={callbacks.getConversationHref(conversation_id)}
              />
            )}
          </div>
        </TableCell>
      </TableRow>
    </TableBody>
  );
}
