import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { radius, typeScale } from '../../theme/tokens.ts';

/** Marks joined by a line that is filled as far as the film has come. */
export const stepListStyles: CSSObject = {
  '& .steps': { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& .steps li': {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    gap: 6,
    color: role.inkMuted,
    fontSize: typeScale.caption,
    textAlign: 'center',
  },
  '& .steps li + li::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 17,
    insetInline: 'calc(-50% + 26px) calc(50% + 26px)',
    blockSize: 2,
    backgroundColor: role.line,
  },
  '& .steps .done + li::before': { backgroundColor: role.primary },
  '& .steps .mark': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 36,
    blockSize: 36,
    border: `2px solid ${role.outline}`,
    borderRadius: radius.chip,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .steps .done .mark': { borderColor: role.primary, backgroundColor: role.primary, color: role.onPrimary },
  '& .steps .now .mark': { borderColor: role.primary, color: role.primary },
  '& .steps .now, & .steps .stuck': { color: role.ink, fontWeight: 600 },
  '& .steps .stuck .mark': { borderColor: role.error, color: role.error },
};
