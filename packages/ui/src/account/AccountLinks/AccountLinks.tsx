import styled from '@emotion/styled';
import { ChevronRight } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CountBadge } from '../../foundation/CountBadge/CountBadge.tsx';
import { DirectionalIcon } from '../../foundation/DirectionalIcon/DirectionalIcon.tsx';
import { Link } from '../../link/Link.tsx';
import { type MenuLink, navIcons } from '../../shell/shared/navIcons.ts';
import { role } from '../../theme/roles.ts';

export interface AccountLinksProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  links: readonly MenuLink[];
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
export function AccountLinks({ links, ...nav }: AccountLinksProps) {
  const { t } = useTranslation();
  return (
    <Root aria-label={t('account:profile.links')} {...nav}>
      <ul>
        {links.map(({ href, label, icon, unread = 0 }) => {
          const Icon = icon && navIcons[icon];
          return (
            <li key={href}>
              <Link href={href}>
                {Icon && <Icon aria-hidden size={22} strokeWidth={1.75} />}
                <span className="name">{label}</span>
                <CountBadge count={unread} label={t('shell:unread', { count: unread })} />
                <DirectionalIcon icon={ChevronRight} size={18} />
              </Link>
            </li>
          );
        })}
      </ul>
    </Root>
  );
}
