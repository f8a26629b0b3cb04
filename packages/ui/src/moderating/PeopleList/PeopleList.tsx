import styled from '@emotion/styled';
import type { Person } from '@mashrabiya/contract';
import { type ComponentPropsWithRef, useRef } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { DateText } from '../../foundation/DateText.tsx';
import { Num } from '../../foundation/Num.tsx';
import { PhoneText } from '../../foundation/PhoneText.tsx';
import { useReachEnd } from '../../homes/PropertyList/useReachEnd.ts';
import { Link } from '../../link/Link.tsx';
import { role as color } from '../../theme/roles.ts';
import { radius, typeScale } from '../../theme/tokens.ts';
import { PersonMarks } from './PersonMarks.tsx';

export interface PeopleListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  people: readonly Person[];
  hrefOf(id: string): string;
  /** Called when the last user comes into view and there are more. */
  onReachEnd?: (() => void) | undefined;
}

const Root = styled('ul')({
  display: 'grid',
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.surface,
  '& > li': { display: 'grid', gap: 4, padding: 16, minInlineSize: 0 },
  '& > li + li': { borderBlockStart: `1px solid ${color.line}` },
  '& .line': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '4px 16px',
  },
  '& .quiet': { color: color.inkMuted, fontSize: typeScale.caption, overflowWrap: 'anywhere' },
});

/** Search results of users, for moderators. */
export function PeopleList({ people, hrefOf, onReachEnd, ...list }: PeopleListProps) {
  const { t } = useTranslation();
  const root = useRef<HTMLUListElement>(null);
  useReachEnd(root, people.length, onReachEnd);
  return (
    <Root ref={root} {...list}>
      {people.map((person) => (
        <li key={person.id}>
          <div className="line">
            <Link href={hrefOf(person.id)}>
              <bdi>{person.name}</bdi>
            </Link>
            <PersonMarks person={person} />
          </div>
          <p className="quiet">
            <bdi dir="ltr">{person.email}</bdi>
            {person.phone && (
              <>
                {' · '}
                <PhoneText phone={person.phone} />
              </>
            )}
          </p>
          <p className="quiet">
            <Trans i18nKey="moderating:desk.since" components={{ date: <DateText date={person.active_from} /> }} />
            {' · '}
            {t('moderating:people.ads')}: <Num value={person.ads} /> · {t('moderating:desk.active')}:{' '}
            <Num value={person.active} />
          </p>
        </li>
      ))}
    </Root>
  );
}
