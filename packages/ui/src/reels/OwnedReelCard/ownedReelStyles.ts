import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, lineBox, radius, typeScale } from '../../theme/tokens.ts';

const clampLines = (lines: number): CSSObject => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: lines,
  overflow: 'hidden',
});

export const ownedReelStyles: CSSObject = {
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  gap: 16,
  padding: 14,
  border: `1px solid ${role.line}`,
  borderRadius: radius.card,
  backgroundColor: role.surface,
  '&[aria-busy=true] .window': { opacity: 0.45 },
  '& .window': { alignSelf: 'start', borderRadius: radius.field },
  '& .body': { display: 'grid', alignContent: 'start', gap: 6, minInlineSize: 0 },
  '& .labels': { display: 'flex', flexWrap: 'wrap', gap: 6 },
  '& .rank': {
    paddingInline: 10,
    borderRadius: radius.chip,
    backgroundColor: role.surfaceSunken,
    color: role.ink,
    fontSize: typeScale.caption,
    fontWeight: fontWeight.medium,
    lineHeight: lineBox.chip,
  },
  '& .rank.superior': { color: role.superior, backgroundColor: role.superiorSoft },
  '& .rank.elite': { color: role.elite, backgroundColor: role.eliteSoft },
  '& .title': { ...clampLines(2), fontSize: typeScale.body, fontWeight: fontWeight.semibold },
  '& .description': { ...clampLines(2), color: role.inkMuted, fontSize: typeScale.compact },
  '& .cost': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 10 },
  '& .price': { fontWeight: fontWeight.figure, fontSize: typeScale.lead },
  '& .city': { color: role.inkMuted, fontSize: typeScale.caption },
  '& .figures': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 16,
    rowGap: 4,
    fontSize: typeScale.compact,
    color: role.inkMuted,
  },
  '& .figures li, & .figures [role=img]': { display: 'inline-flex', alignItems: 'center', gap: 6 },
  '& .figures svg': { flex: 'none' },
  '& .running': { color: role.ink },
  '& .over': { color: role.error, fontWeight: fontWeight.medium },
  '& .notices': { gridColumn: '1 / -1', display: 'grid', gap: 8, '&:empty': { display: 'none' } },
  '& .actionButtons': { gridColumn: '1 / -1', display: 'flex', gap: 8 },
  '& .actionButtons > *': { flex: 1 },
  '& .actionButtons .remove': { color: role.error },
  '& .actionButtons .remove:hover': { backgroundColor: role.errorSoft },
};
