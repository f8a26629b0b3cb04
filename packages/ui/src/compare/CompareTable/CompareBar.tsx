import styled from '@emotion/styled';
import { MAX_COMPARED } from '@mashrabiya/contract/constants';
import { Plus } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../foundation/Button/Button.tsx';
import { Link } from '../../link/Link.tsx';
import { role } from '../../theme/roles.ts';
import { fontWeight, maxWidthQuery, radius, typeScale } from '../../theme/tokens.ts';

export interface CompareBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  count: number;
  onlyDifferent?: boolean;
  /** Address with all rows, or with differing rows only. */
  getRowsHref: (onlyDifferent: boolean) => string;
  /** Page to find another property. */
  addHref: string;
  /** Called before navigation. */
  onAdd?: () => void;
  /** Content at the end, such as a share button. */
  children?: ReactNode;
}

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  '& .rows': {
    display: 'flex',
    padding: 3,
    border: `1px solid ${role.line}`,
    borderRadius: radius.chip,
    backgroundColor: role.surfaceSunken,
  },
  '& .rows a': {
    display: 'grid',
    placeItems: 'center',
    minBlockSize: 40,
    paddingInline: 16,
    borderRadius: radius.chip,
    color: role.ink,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
  },
  '& .rows [aria-current]': { backgroundColor: role.primary, color: role.onPrimary, fontWeight: fontWeight.medium },
  '& .end': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', marginInlineStart: 'auto' },
  '& .left': { fontSize: typeScale.caption, color: role.inkMuted },
  [`@media ${maxWidthQuery('tablet')}`]: { '& .left': { display: 'none' }, '& .end': { marginInlineStart: 0 } },
});

/** Toolbar of a comparison: filter of rows, and a link to add a property below the maximum. */
export function CompareBar({
  count,
  onlyDifferent = false,
  getRowsHref,
  addHref,
  onAdd,
  children,
  ...div
}: CompareBarProps) {
  const { t } = useTranslation();
  const remainingSlots = MAX_COMPARED - count;
  return (
    <Root {...div}>
      {count > 1 && (
        <nav className="rows" aria-label={t('compare:rows')}>
          <Link href={getRowsHref(false)} aria-current={onlyDifferent ? undefined : 'true'}>
            {t('compare:allRows')}
          </Link>
          <Link href={getRowsHref(true)} aria-current={onlyDifferent ? 'true' : undefined}>
            {t('compare:onlyDifferent')}
          </Link>
        </nav>
      )}
      <div className="end">
        {remainingSlots > 0 && (
          <>
            <span className="left">{t('compare:left', { count: remainingSlots })}</span>
            <ButtonLink variant="outlined" icon={Plus} href={addHref} onClick={onAdd}>
              {t('compare:addAnother')}
            </ButtonLink>
          </>
        )}
        {children}
      </div>
    </Root>
  );
}
