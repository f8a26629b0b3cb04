import styled from '@emotion/styled';
import type { ModeratedUser } from '@mashrabiya/contract';
import { type ComponentPropsWithRef, useRef } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { DateText } from '../../foundation/text/DateText.tsx';
import { NumberText } from '../../foundation/text/NumberText.tsx';
import { PhoneText } from '../../foundation/text/PhoneText.tsx';
import { Link } from '../../link/Link.tsx';
import { useReachEnd } from '../../listings/PropertyList/useReachEnd.ts';
import { role as color } from '../../theme/roles.ts';
import { radius, typeScale } from '../../theme/tokens.ts';
import { UserBadges } from './UserBadges.tsx';

export interface UserListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  users: readonly ModeratedUser[];
  getHref(id: string): string;
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
  '& .secondary': { color: color.inkMuted, fontSize: typeScale.caption, overflowWrap: 'anywhere' },
});

export function UserList({ users, getHref, onReachEnd, ...list }: UserListProps) {
  const { t } = useTranslation();
  const root = useRef<HTMLUListElement>(null);
  useReachEnd(root, users.length, onReachEnd);
  return (
    <Root ref={root} {...list}>
      {users.map((user) => (
        <li key={user.id}>
          <div className="line">
            <Link href={getHref(user.id)}>
              <bdi>{user.name}</bdi>
            </Link>
            <UserBadges user={user} />
          </div>
          <p className="secondary">
            <bdi dir="ltr">{user.email}</bdi>
            {user.phone && (
              <>
                {' · '}
                <PhoneText phone={user.phone} />
              </>
            )}
          </p>
          <p className="secondary">
            <Trans i18nKey="moderation:listings.since" components={{ date: <DateText date={user.active_from} /> }} />
            {' · '}
            {t('moderation:people.ads')}: <NumberText value={user.ads} /> · {t('moderation:listings.active')}:{' '}
            <NumberText value={user.active} />
          </p>
        </li>
      ))}
    </Root>
  );
}
