import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { minWidthQuery, radius, typeScale } from '../../theme/tokens.ts';

export const promotionLevelGuideStyles: CSSObject = {
  display: 'grid',
  gap: 16,
  [`@media ${minWidthQuery('tablet')}`]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& .superior': { '--rank': role.superior, '--soft': role.superiorSoft },
  '& .elite': { '--rank': role.elite, '--soft': role.eliteSoft },
  '& .basic': { '--rank': role.primary, '--soft': role.primarySoft },
  '& > li': {
    display: 'flex',
    flexDirection: 'column',
    gap: 8,
    minInlineSize: 0,
    padding: 16,
    borderRadius: radius.card,
    border: `1px solid ${role.line}`,
    backgroundColor: role.surface,
  },
  '& h3': { marginBlockStart: 8, color: 'var(--rank)' },
  '& .about': { flex: 1, color: role.inkMuted, fontSize: typeScale.small },
  '& ol': { display: 'flex', gap: 4, marginBlockStart: 8 },
  '& ol > li': {
    flexBasis: 0,
    minInlineSize: 'min-content',
    paddingBlockStart: 6,
    borderBlockStart: '4px solid var(--rank)',
    color: role.inkMuted,
    fontSize: typeScale.mini,
  },
  '& .sketch': {
    display: 'grid',
    gap: 8,
    padding: '10px 14px 14px',
    borderRadius: radius.inner,
    backgroundColor: role.surfaceSunken,
  },
  '& .sketch .bar': { inlineSize: '36%', blockSize: 6, borderRadius: radius.mark, backgroundColor: role.line },
  '& .sketch .page': { display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 8 },
  '& .sketch .listing': {
    display: 'grid',
    gap: 4,
    padding: 4,
    borderRadius: radius.mark,
    border: `1px solid ${role.line}`,
    backgroundColor: role.surface,
  },
  '& .sketch .photo': { blockSize: 26, borderRadius: radius.mark, backgroundColor: role.line },
  '& .sketch .line': { inlineSize: '64%', blockSize: 4, borderRadius: radius.mark, backgroundColor: role.line },
  '& .highlighted.listing': { backgroundColor: 'var(--soft)' },
  // The user's ad is the first of its level.
  '& .own.listing': { borderColor: 'var(--rank)', outline: '2px solid var(--rank)' },
  '& .own.listing > span': { backgroundColor: 'var(--rank)' },
};
