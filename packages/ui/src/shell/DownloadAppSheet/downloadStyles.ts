import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { radius, typeScale } from '../../theme/tokens.ts';

export const downloadStyles: CSSObject = {
  textAlign: 'center',
  '& .picture': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    blockSize: 152,
    flex: 'none',
    backgroundColor: role.primarySoft,
    color: role.primary,
  },
  '& .picture .lattice': { position: 'absolute', inset: 0 },
  '& .app': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 80,
    blockSize: 80,
    borderRadius: radius.card,
    border: `1px solid ${role.line}`,
    backgroundColor: role.surfaceRaised,
  },
  '& .textBlock': { display: 'grid', gap: 8, justifyItems: 'center', paddingInline: 24, paddingBlock: '24px 20px' },
  '& h2': { fontSize: typeScale.title },
  '& .textBlock p': { maxInlineSize: '34ch', color: role.inkMuted },
  '& .storeLinks': {
    display: 'grid',
    gap: 12,
    paddingInline: 24,
    paddingBlockEnd: 'calc(20px + env(safe-area-inset-bottom))',
  },
  '& .store': { minBlockSize: 52 },
};
