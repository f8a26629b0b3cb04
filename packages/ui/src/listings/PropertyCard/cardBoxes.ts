import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { lineBox, radius, typeScale } from '../../theme/tokens.ts';

/** Height of a card's body with every line, in pixels. Cards of a list must not change it. */
export const BODY_HEIGHT_PX = 246;

/** Sizes shared by a card and its skeleton, so that nothing shifts when data arrives. */
export const cardBoxes: CSSObject = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflow: 'hidden',
  borderRadius: radius.card,
  border: `1px solid ${role.line}`,
  backgroundColor: role.surface,
  '& .body': {
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    padding: '12px 16px 14px',
    containerType: 'inline-size',
  },
  '& .price': { blockSize: 34, lineHeight: lineBox.largePrice, fontSize: typeScale.title },
  '& .terms': { blockSize: 22, lineHeight: lineBox.caption, fontSize: typeScale.caption },
  '& .facts': { blockSize: 24, lineHeight: lineBox.body, marginBlockStart: 6, fontSize: typeScale.compact },
  '& .metre': { blockSize: 22, lineHeight: lineBox.caption, marginBlockStart: 2, fontSize: typeScale.caption },
  '& .title': {
    blockSize: 48,
    lineHeight: lineBox.body,
    marginBlockStart: 10,
    marginBlockEnd: 2,
    fontSize: typeScale.body,
  },
  '& .place': { blockSize: 24, lineHeight: lineBox.body, fontSize: typeScale.caption },
  '& .foot': { blockSize: 22, lineHeight: lineBox.caption, marginBlockStart: 4, fontSize: typeScale.caption },
};
