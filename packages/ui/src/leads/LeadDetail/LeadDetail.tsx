import styled from '@emotion/styled';
import type { LeadDetails, LeadStatus } from '@mashrabiya/contract';
import { MessageCircle, MessageSquareText, Phone } from 'lucide-react';
import { type ComponentPropsWithRef, useId } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { ButtonLink } from '../../foundation/Button/Button.tsx';
import { DateText } from '../../foundation/text/DateText.tsx';
import { groupPhone, PhoneText } from '../../foundation/text/PhoneText.tsx';
import { Link } from '../../link/Link.tsx';
import { getCallHref, getWhatsAppHref } from '../../listings/SellerCard/contact.ts';
import { Avatar } from '../../people/Avatar/Avatar.tsx';
import { LeadForm, type LeadFormProps } from '../LeadForm/LeadForm.tsx';
import { LeadStatusMenu } from '../LeadStatusMenu/LeadStatusMenu.tsx';
import type { LeadCallbacks } from '../shared/leadCallbacks.ts';
import { useLeadName } from '../shared/useLeadName.ts';
import { ContactHistory } from './ContactHistory.tsx';
import { leadDetailStyles } from './leadDetailStyles.ts';
import { OtherLeads } from './OtherLeads.tsx';

export interface LeadDetailProps
  extends Omit<ComponentPropsWithRef<'article'>, 'children' | 'onDraft'>,
    Pick<LeadFormProps, 'draft' | 'today' | 'onDraft' | 'onSave'>,
    Pick<LeadCallbacks, 'getHref' | 'getListingHref' | 'getConversationHref'> {
  lead: LeadDetails;
  onStatusChange(status: LeadStatus): void;
}

const Root = styled('article')(leadDetailStyles);

/** Everything about a buyer who contacted the seller: a lead with its note, all contacts and the other leads. */
export function LeadDetail({
  lead,
  draft,
  today,
  getHref,
  getListingHref,
  getConversationHref,
  onStatusChange,
  onDraft,
  onSave,
  ...article
}: LeadDetailProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const name = useLeadName()(lead);
  const { person, phone, listing, conversation_id } = lead;
  return (
    <Root aria-labelledby={headingId} {...article}>
      <header className="sheet">
        <Avatar name={name} picture={person?.profile_pic ?? null} size={64} />
        <div className="textBlock">
          <h1 id={headingId}>
            <bdi>{name}</bdi>
          </h1>
          <p className="secondary">
            <Trans i18nKey="leads:person.since" components={{ date: <DateText date={lead.first_contact_at} /> }} />
          </p>
          {phone && (
            <p className="secondary">
              <PhoneText phone={phone} />
            </p>
          )}
          {!person && <p className="secondary">{t('leads:person.noAccount')}</p>}
        </div>
      </header>
      <section className="sheet noteSection" aria-label={t('leads:action.note')}>
        <h2 className="title" dir="auto">
          {listing.is_available ? <Link href={getListingHref(listing)}>{listing.address}</Link> : listing.address}
        </h2>
        <div className="tools">
          <LeadStatusMenu status={lead.status} name={name} onChange={onStatusChange} />
          {phone && (
            <>
              <ButtonLink
                variant="outlined"
                icon={Phone}
                href={getCallHref(phone)}
                aria-label={t('leads:action.call', { phone: groupPhone(phone) })}
              >
                {t('leads:channel.call')}
              </ButtonLink>
              <ButtonLink
                variant="outlined"
                icon={MessageCircle}
                href={getWhatsAppHref(phone, '')}
                target="_blank"
                rel="noopener noreferrer"
              >
                {t('leads:channel.whatsapp')}
              </ButtonLink>
            </>
          )}
          {conversation_id !== null && (
            <ButtonLink variant="outlined" icon={MessageSquareText} href={getConversationHref(conversation_id)}>
              {t('leads:action.conversation')}
            </ButtonLink>
          )}
        </div>
        <LeadForm key={lead.id} {...{ lead, draft, today, onDraft, onSave }} />
      </section>
      <ContactHistory lead={lead} />
      {lead.others.length > 0 && <OtherLeads leads={lead.others} today={today} getHref={getHref} />}
    </Root>
  );
}
