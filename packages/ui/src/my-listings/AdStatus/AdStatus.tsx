import styled from '@emotion/styled';
import type { Closing, OwnProperty } from '@mashrabiya/contract';
import { Ban, CalendarClock, CircleAlert, CirclePause, Clock3, Handshake, MailWarning } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { DateText } from '../../foundation/text/DateText.tsx';
import { toAdStatus } from '../../listings/StatusChip/toAdStatus.ts';
import { RefusalText } from '../RefusalText/RefusalText.tsx';
import { adStatusStyles } from './adStatusStyles.ts';
import { getDaysLeft } from './daysLeft.ts';
import { PromotionLevelSchedule } from './PromotionLevelSchedule.tsx';

/** Facts about an ad's period, for its owner. */
export type AdStatusFacts = Pick<
  OwnProperty,
  'availability' | 'ranking' | 'ends_at' | 'ranking_until' | 'waits_for_email' | 'refusal'
> &
  Partial<Pick<OwnProperty, 'withheld' | 'ranking_next' | 'next_pack' | 'closed_as'>>;

export interface AdStatusProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  ad: AdStatusFacts;
  now: Date;
}

const Root = styled('div')(adStatusStyles);
const CLOSED_TEXTS = {
  sold: 'myListings:run.soldOn',
  rented: 'myListings:run.rentedOn',
  other: 'myListings:run.closedOn',
} as const satisfies Record<Closing, string>;

/** Status of an ad in words: pending reason, end date, or reason of a rejection. */
export function AdStatus({ ad, now, ...root }: AdStatusProps) {
  const { t } = useTranslation();
  const status = toAdStatus(ad.availability);
  return (
    <Root {...root} className={`adStatus ${status} ${root.className ?? ''}`.trimEnd()}>
      {status === 'pending' && (
        <Line icon={ad.waits_for_email ? MailWarning : Clock3}>
          {t(ad.waits_for_email ? 'myListings:run.waitsForEmail' : 'myListings:run.waits')}
        </Line>
      )}
      {status === 'active' && ad.ends_at && (
        <Line icon={CalendarClock}>
          <strong>{t('myListings:run.left', { count: getDaysLeft(ad.ends_at, now) })}</strong>
          <PromotionLevelSchedule ad={ad} />
          {ad.next_pack && <span>{t('myListings:run.renewedAhead')}</span>}
        </Line>
      )}
      {ad.withheld && (
        <Line icon={ad.withheld === 'paused' ? CirclePause : Ban}>
          {t(ad.withheld === 'paused' ? 'myListings:run.paused' : 'myListings:run.blocked')}
        </Line>
      )}
      {status === 'expired' && !ad.withheld && (
        <Line icon={ad.closed_as ? Handshake : CalendarClock}>
          {ad.ends_at ? (
            <span>
              <Trans
                i18nKey={ad.closed_as ? CLOSED_TEXTS[ad.closed_as] : 'myListings:run.ended'}
                components={{ date: <DateText date={ad.ends_at} /> }}
              />
            </span>
          ) : (
            t('myListings:run.over')
          )}
        </Line>
      )}
      {status === 'rejected' && (
        <Line icon={CircleAlert}>
          <strong>{t(ad.refusal?.is_change ? 'myListings:run.change' : 'myListings:run.rejected')}</strong>
          {ad.refusal && <RefusalText refusal={ad.refusal} />}
        </Line>
      )}
    </Root>
  );
}

function Line({ icon: Icon, children }: { icon: typeof Clock3; children: ReactNode }) {
  return (
    <>
      <Icon aria-hidden size={20} strokeWidth={1.75} />
      <div className="textBlock">{children}</div>
    </>
  );
}
