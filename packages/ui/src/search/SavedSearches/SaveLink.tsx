import styled from '@emotion/styled';
import { Bookmark } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../link/Link.tsx';
import { role } from '../../theme/roles.ts';
import { maxWidthQuery, minWidthQuery, radius, touchTarget } from '../../theme/tokens.ts';

export interface SaveLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'children' | 'href'> {
  /** This page with the save panel open. */
  href: string;
  saved?: boolean;
}

const Root = styled(Link)({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minInlineSize: touchTarget,
  minBlockSize: touchTarget,
  border: `1px solid ${role.outline}`,
  borderRadius: radius.field,
  backgroundColor: role.surface,
  color: role.ink,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { borderColor: role.primary },
  '&.saved': { borderColor: role.primary, color: role.primary },
  '&.saved svg': { fill: 'currentColor' },
  [`@media ${minWidthQuery('tablet')}`]: { paddingInline: 14 },
  [`@media ${maxWidthQuery('tablet')}`]: { '& span': { display: 'none' } },
});

/** Link that opens the save panel; an icon where space is short. */
export function SaveLink({ saved = false, className = '', ...link }: SaveLinkProps) {
  const { t } = useTranslation();
  const text = t('search:saveSearch');
  return (
    <Root {...link} className={`${saved ? 'saved' : ''} ${className}`.trim()} aria-label={text}>
      <Bookmark aria-hidden size={20} strokeWidth={1.75} />
      <span>{text}</span>
    </Root>
  );
}
