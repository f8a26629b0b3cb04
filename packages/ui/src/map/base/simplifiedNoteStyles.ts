import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { radius, typeScale, zIndex } from '../../theme/tokens.ts';

/** `.simplified` notes in a corner that the map is approximate. */
export const simplifiedNoteStyles: CSSObject = {
  '& .simplified': {
    position: 'absolute',
    zIndex: zIndex.raised,
    insetBlockEnd: 4,
    insetInlineStart: 8,
    backgroundColor: `color-mix(in srgb, ${role.background} 80%, transparent)`,
    borderRadius: radius.inner,
    paddingInline: 4,
    color: role.inkMuted,
    fontSize: typeScale.mini,
    pointerEvents: 'none',
  },
};
