import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, radius, shadow, typeScale, zIndex } from '../../theme/tokens.ts';

/** List over the map. */
export const panelStyles: CSSObject = {
  position: 'absolute',
  zIndex: zIndex.panel,
  insetBlock: 12,
  insetInlineStart: 12,
  blockSize: 'fit-content',
  maxBlockSize: 'calc(100% - 24px)',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  borderRadius: radius.card,
  border: `1px solid ${role.line}`,
  backgroundColor: role.surfaceRaised,
  boxShadow: shadow,
  '& header': { display: 'flex', alignItems: 'center', paddingInlineStart: 16 },
  '& h2': { flex: 1, fontSize: typeScale.body, fontWeight: fontWeight.semibold },
  '& .hint': { paddingInline: 16, paddingBlockEnd: 8, color: role.inkMuted, fontSize: typeScale.caption },
  '& .retry': { alignSelf: 'start', marginInlineStart: 16, marginBlockEnd: 12 },
};
