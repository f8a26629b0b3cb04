import styled from '@emotion/styled';
import type { Lead } from '@mashrabiya/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../link/Link.tsx';
import { FollowUp } from '../shared/FollowUp.tsx';
import type { LeadCallbacks } from '../shared/leadCallbacks.ts';
import { leadStatusStyles } from '../shared/leadStatusStyles.ts';

interface OtherLeadsProps extends Pick<LeadCallbacks, 'getHref'> {
  today: string;
  leads: readonly Lead[];
}

const StatusChip = styled('span')(leadStatusStyles);

/** Leads of the same buyer about other listings. */
export function OtherLeads({ leads, today, getHref }: OtherLeadsProps) {
  const { t } = useTranslation();
  const headingId = useId();
  return (
    <section className="sheet" aria-labelledby={headingId}>
      <h2 id={headingId}>{t('leads:person.others')}</h2>
      <ul className="rows">
        {leads.map((lead) => (
          <li key={lead.id}>
            <p className="title" dir="auto">
              <Link href={getHref(lead)}>{lead.listing.address}</Link>
            </p>
            <p className="line">
              <StatusChip className={lead.status}>{t(`leads:status.${lead.status}`)}</StatusChip>
              <FollowUp lead={lead} today={today} />
            </p>
            {lead.note && (
              <p className="secondary" dir="auto">
                {lead.note}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
