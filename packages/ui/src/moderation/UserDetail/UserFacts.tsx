import styled from '@emotion/styled';
import { REPORT_OUTCOMES, type UserRecord } from '@mashrabiya/contract';
import { useTranslation } from 'react-i18next';
import { ActivityList } from '../../account/ActivityList/ActivityList.tsx';
import { DateText } from '../../foundation/text/DateText.tsx';
import { PhoneText } from '../../foundation/text/PhoneText.tsx';
import { Link } from '../../link/Link.tsx';
import { StatusChip } from '../../listings/StatusChip/StatusChip.tsx';
import { role } from '../../theme/roles.ts';
import { SellerRecord } from '../SellerRecord/SellerRecord.tsx';
import { UserBadges } from '../UserList/UserBadges.tsx';

export interface UserFactsProps {
  user: UserRecord;
  /** Reference time of "2 days ago". */
  now: Date;
  getAdHref(id: string): string;
}

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  '& .line': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '4px 16px' },
  '& .rows': { display: 'grid', padding: 0, listStyle: 'none' },
  '& .rows > li': { paddingBlock: 12, overflowWrap: 'anywhere' },
  '& .rows > li + li': { borderBlockStart: `1px solid ${role.line}` },
});

/** Facts about a user: contact, record, reports, listings, and account activity. */
export function UserFacts({ user, now, getAdHref }: UserFactsProps) {
  const { t } = useTranslation();
  const { posted, reports, audit } = user;
  return (
    <Root>
      <section className="sheet">
        <div className="line">
          <h2>
            <bdi>{user.name}</bdi>
          </h2>
          <UserBadges user={user} />
        </div>
        <p>
          <bdi dir="ltr">{user.email}</bdi>
          {user.phone && (
            <>
              {' · '}
              <PhoneText phone={user.phone} />
            </>
          )}
        </p>
        <SellerRecord seller={user} />
      </section>
      <section className="sheet">
        <h2>{t('moderation:people.reports')}</h2>
        {reports.length === 0 && <p className="note">{t('moderation:people.noReports')}</p>}
        <ul className="rows">
          {reports.map(({ id, property, reason, note, decision, at }) => {
            const outcome = REPORT_OUTCOMES.find((candidate) => candidate === decision);
            return (
              <li key={id}>
                <p className="line">
                  <strong>{t(`moderation:reported.${reason}`)}</strong>
                  <span className="note">
                    {outcome ? t(`moderation:people.decided.${outcome}`) : t('moderation:people.open')} ·{' '}
                    <DateText date={at} />
                  </span>
                </p>
                {note && (
                  <p className="textBlock" dir="auto">
                    {note}
                  </p>
                )}
                {property ? (
                  <Link href={getAdHref(property.id)}>
                    <bdi>{property.address}</bdi>
                  </Link>
                ) : (
                  <p className="note">{t('moderation:people.ofUser')}</p>
                )}
              </li>
            );
          })}
        </ul>
      </section>
      <section className="sheet">
        <h2>{t('moderation:people.posted')}</h2>
        {posted.length === 0 && <p className="note">{t('moderation:people.noAds')}</p>}
        <ul className="rows">
          {posted.map((ad) => (
            <li key={ad.id} className="line">
              <Link href={getAdHref(ad.id)}>
                <bdi>{ad.address}</bdi>
              </Link>
              <StatusChip availability={ad.availability} />
            </li>
          ))}
        </ul>
      </section>
      <section className="sheet">
        <h2>{t('moderation:people.audit')}</h2>
        <ActivityList events={audit} now={now} />
      </section>
    </Root>
  );
}
