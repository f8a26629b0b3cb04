import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { radius, typeScale } from '../../theme/tokens.ts';

export const comingSoonStyles: CSSObject = {
  '& .when': {
    inlineSize: 'fit-content',
    marginInline: 'auto',
    marginBlockEnd: 12,
    paddingBlock: 4,
    paddingInline: 14,
    borderRadius: radius.chip,
    backgroundColor: role.secondarySoft,
    color: role.secondary,
    fontSize: typeScale.caption,
    fontWeight: 500,
  },
  '& .offers': {
    inlineSize: 'min(440px, 100%)',
    marginBlockStart: 8,
    paddingBlock: 16,
    paddingInline: 20,
    border: `1px solid ${role.line}`,
    borderRadius: radius.card,
    backgroundColor: role.surface,
    textAlign: 'start',
  },
  '& .offers h2': { fontSize: typeScale.body, marginBlockEnd: 8 },
  '& .offers li': { display: 'flex', gap: 10, paddingBlock: 4, color: role.inkMuted },
  '& .offers svg': { flex: 'none', marginBlockStart: 4, color: role.primary },
};
