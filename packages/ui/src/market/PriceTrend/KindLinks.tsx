import styled from '@emotion/styled';
import type { AreaPrice } from '@mashrabiya/contract';
import { useTranslation } from 'react-i18next';
import { Link } from '../../link/Link.tsx';
import { role } from '../../theme/roles.ts';
import { fontWeight, lineHeight, radius, touchTarget } from '../../theme/tokens.ts';
import { formatKind, isSameKind, type Kind } from './kind.ts';

interface KindLinksProps {
  kinds: readonly AreaPrice[];
  current: Kind;
  getHref: (action: Kind['action'], type: Kind['type']) => string;
}

const Root = styled('nav')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginBlockStart: 12,
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: touchTarget,
    paddingInline: 14,
    border: `1px solid ${role.outline}`,
    borderRadius: radius.chip,
    color: role.ink,
    lineHeight: lineHeight.text,
    textDecoration: 'none',
  },
  '& a:hover': { borderColor: role.primary },
  '& a[aria-current]': {
    backgroundColor: role.primarySoft,
    borderColor: role.primary,
    color: role.primary,
    fontWeight: fontWeight.medium,
  },
});

export function KindLinks({ kinds, current, getHref }: KindLinksProps) {
  const { t } = useTranslation();
  return (
    <Root aria-label={t('market:area.trendKinds')}>
      {kinds.map(({ action, type }) => (
        <Link
          key={`${action} ${type}`}
          href={getHref(action, type)}
          aria-current={isSameKind({ action, type }, current) ? 'true' : undefined}
        >
          {formatKind({ action, type }, t)}
        </Link>
      ))}
    </Root>
  );
}
