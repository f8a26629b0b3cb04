import styled from '@emotion/styled';
import { ChevronRight } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DirectionalIcon } from '../../foundation/DirectionalIcon.tsx';
import { Link } from '../../link/Link.tsx';
import { type NavEntry, navIcons } from '../../shell/navIcons.ts';
import { role } from '../../theme/roles.ts';
import { radius } from '../../theme/tokens.ts';

export interface AccountLinksProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  entries: readonly NavEntry[];
}

const Root = styled('nav')({
  '& ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
    gap: 12,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minBlockSize: 64,
    paddingInline: 20,
    border: `1px solid ${role.line}`,
    borderRadius: radius.card,
    backgroundColor: role.surface,
    color: role.ink,
    textDecoration: 'none',
  },
  '& a:hover': { borderColor: role.ink },
  '& a > svg:first-of-type': { flex: 'none', color: role.primary },
  '& .name': { flex: 1 },
  '& a > svg:last-of-type': { flex: 'none', color: role.inkMuted },
});

export function AccountLinks({ entries, ...nav }: AccountLinksProps) {
  const { t } = useTranslation();
  return (
    <Root aria-label={t('account:profile.links')} {...nav}>
      <ul>
        {entries.map(({ href, label, icon }) => {
          const Icon = navIcons[icon];
          return (
            <li key={href}>
              <Link href={href}>
                <Icon aria-hidden size={22} strokeWidth={1.75} />
                <span className="name">{label}</span>
                <DirectionalIcon icon={ChevronRight} size={18} />
              </Link>
            </li>
          );
        })}
      </ul>
    </Root>
  );
}
