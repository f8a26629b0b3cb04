import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { radius, typeScale } from '../../theme/tokens.ts';

export const authenticatorStepStyles: CSSObject = {
  '& h2': { fontSize: typeScale.lead, marginBlockEnd: 16, outline: 'none' },
  '& .app-key': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 24, marginBlockEnd: 24 },
  '& .app-key > div': { flex: '1 1 240px', display: 'grid', justifyItems: 'start', gap: 8 },
  '& .app-key .qr': { flex: 'none', borderRadius: radius.field, border: `1px solid ${role.line}` },
  '& .app-key code': {
    padding: '8px 12px',
    borderRadius: radius.field,
    backgroundColor: role.surfaceSunken,
    fontFamily: 'inherit',
    overflowWrap: 'anywhere',
  },
};
