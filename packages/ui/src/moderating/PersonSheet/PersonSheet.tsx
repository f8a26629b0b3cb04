import styled from '@emotion/styled';
import { type BlockInput, type PersonRecord, REPORT_OUTCOMES } from '@mashrabiya/contract';
import { type ComponentPropsWithRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActivityList } from '../../account/ActivityList/ActivityList.tsx';
import { DateText } from '../../foundation/DateText.tsx';
import { Link } from '../../foundation/Link/Link.tsx';
import { PhoneText } from '../../foundation/PhoneText.tsx';
import { StatusChip } from '../../homes/StatusChip/StatusChip.tsx';
import { role } from '../../theme/roles.ts';
import { from } from '../../theme/tokens.ts';
import { BlockForm, type BlockFormProps } from '../BlockForm/BlockForm.tsx';
import { PersonMarks } from '../PeopleList/PersonMarks.tsx';
import { deskStyles } from '../ReviewDesk/deskStyles.ts';
import { SellerStanding } from '../SellerStanding/SellerStanding.tsx';
import { SellerTools } from '../SellerStanding/SellerTools.tsx';
import { RoleForm, type RoleFormProps } from './RoleForm.tsx';

export interface PersonSheetProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  person: PersonRecord;
  /** The moment from which "2 days ago" is told. */
  now: Date;
  adHrefOf(id: string): string;
  /** The log of what concerns the person. */
  logHref: string;
  /** Blocks the person. Rejects with what the server refused; see `useCallForm`. */
  onBlock(reasons: BlockInput): Promise<unknown>;
  /** Ends the block. Rejects with what the server refused. */
  onUnblock(reasons: BlockInput): Promise<unknown>;
  /** Gives the person a role; only who gives roles has it. */
  onRole?: RoleFormProps['onRole'] | undefined;
}

const Root = styled('article')(deskStyles, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  alignItems: 'start',
  '& .main': { display: 'grid', gap: 24, minInlineSize: 0 },
  '& .line': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '4px 16px' },
  '& .rows': { display: 'grid', padding: 0, listStyle: 'none' },
  '& .rows > li': { paddingBlock: 12, overflowWrap: 'anywhere' },
  '& .rows > li + li': { borderBlockStart: `1px solid ${role.line}` },
  [`@media ${from('desk')}`]: { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
});

/** What moderators know of somebody, and what they can do about it. */
export function PersonSheet({
  person,
  now,
  adHrefOf,
  logHref,
  onBlock,
  onUnblock,
  onRole,
  ...article
}: PersonSheetProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<BlockFormProps['act'] | null>(null);
  const { blocked, posted, reports, audit } = person;
  const send = async (reasons: BlockInput) => {
    await (asked === 'unblock' ? onUnblock(reasons) : onBlock(reasons));
    setAsked(null);
  };
  return (
    <Root aria-label={person.name} {...article}>
      <div className="main">
        <section className="sheet">
          <div className="line">
            <h2>
              <bdi>{person.name}</bdi>
            </h2>
            <PersonMarks person={person} />
          </div>
          <p>
            <bdi dir="ltr">{person.email}</bdi>
            {person.phone && (
              <>
                {' · '}
                <PhoneText phone={person.phone} />
              </>
            )}
          </p>
          <SellerStanding seller={person} />
        </section>
        <section className="sheet">
          <h2>{t('moderating:people.posted')}</h2>
          {posted.length === 0 && <p className="note">{t('moderating:people.noAds')}</p>}
          <ul className="rows">
            {posted.map((ad) => (
              <li key={ad.id} className="line">
                <Link href={adHrefOf(ad.id)}>
                  <bdi>{ad.address}</bdi>
                </Link>
                <StatusChip availability={ad.availability} />
              </li>
            ))}
          </ul>
        </section>
        <section className="sheet">
          <h2>{t('moderating:people.reports')}</h2>
          {reports.length === 0 && <p className="note">{t('moderating:people.noReports')}</p>}
          <ul className="rows">
            {reports.map(({ id, property, reason, note, decision, at }) => {
              const decided = REPORT_OUTCOMES.find((one) => one === decision);
              return (
                <li key={id}>
                  <p className="line">
                    <strong>{t(`moderating:reported.${reason}`)}</strong>
                    <span className="note">
                      {decided ? t(`moderating:people.decided.${decided}`) : t('moderating:people.open')} ·{' '}
                      <DateText date={at} />
                    </span>
                  </p>
                  {note && (
                    <p>
                      <bdi>{note}</bdi>
                    </p>
                  )}
                  <Link href={adHrefOf(property.id)}>
                    <bdi>{property.address}</bdi>
                  </Link>
                </li>
              );
            })}
          </ul>
        </section>
        <section className="sheet">
          <h2>{t('moderating:people.audit')}</h2>
          <ActivityList events={audit} now={now} />
        </section>
      </div>
      <aside className="main">
        <div className="sheet">
          {asked ? (
            <BlockForm act={asked} onSend={send} onBack={() => setAsked(null)} />
          ) : (
            <SellerTools blocked={blocked} logHref={logHref} blockable={person.role === 'user'} onAsk={setAsked} />
          )}
        </div>
        {onRole && !blocked && (
          <div className="sheet">
            <RoleForm key={person.role} role={person.role} onRole={onRole} />
          </div>
        )}
      </aside>
    </Root>
  );
}
