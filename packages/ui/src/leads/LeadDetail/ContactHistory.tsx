import type { LeadDetails } from '@mashrabiya/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDayText } from '../../messages/shared/useDayText.ts';
import { ContactChannel } from '../shared/ContactChannel.tsx';

/** Contacts of a buyer, the latest first, with the listing if there are several. */
export function ContactHistory({ lead }: { lead: LeadDetails }) {
  const { t } = useTranslation();
  const { formatDay, formatTime } = useDayText();
  const headingId = useId();
  const addresses = new Map([lead, ...lead.others].map(({ listing }) => [listing.id, listing.address]));
  return (
    <section className="sheet" aria-labelledby={headingId}>
      <h2 id={headingId}>{t('leads:person.contacts')}</h2>
      <ol className="rows">
        {lead.contacts.map(({ listing_id, channel, contacted_at }) => {
          const moment = new Date(contacted_at);
          return (
            <li key={`${listing_id} ${contacted_at}`}>
              <p className="line">
                <ContactChannel channel={channel} />
                <time className="secondary" dateTime={contacted_at}>
                  {formatDay(moment)} · {formatTime(moment)}
                </time>
              </p>
              {addresses.size > 1 && (
                <p className="secondary" dir="auto">
                  {addresses.get(listing_id)}
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
