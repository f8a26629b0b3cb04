import styled from '@emotion/styled';
import { ChevronRight } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DirectionalIcon } from '../../foundation/DirectionalIcon.tsx';
import { Link } from '../../link/Link.tsx';
import { type NavEntry, navIcons } from '../../shell/navIcons.ts';
import { role } from '../../theme/roles.ts';

export interface AccountLinksProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  entries: readonly NavEntry[];
}

const Root = styled('nav')({
  '& li + li': { borderBlockStart: `1px solid ${role.line}` },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minBlockSize: 56,
    color: role.ink,
    textDecoration: 'none',
  },
  '& a:hover .name': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '& a > svg:first-of-type': { flex: 'none', color: role.primary },
  '& .name': { flex: 1 },
  '& a > svg:last-of-type': { flex: 'none', color: role.inkMuted },
});

/** Links to the user's pages, one row each. */
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
