import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, minWidthQuery, radius, ring } from '../../theme/tokens.ts';
import { fileStyles } from '../files/fileStyles.ts';

export const videoStyles: CSSObject = {
  position: 'relative',
  display: 'grid',
  gap: 12,
  ...fileStyles,
  '& legend': { padding: 0, marginBlockEnd: 8, fontWeight: fontWeight.semibold },
  '& .videoPreview': { display: 'grid', gap: 20, justifyItems: 'center', borderRadius: radius.card },
  '& .videoPreview.over': { backgroundColor: role.primarySoft, boxShadow: ring('dropTarget', role.primarySoft) },
  '& .stage': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 'min(220px, 64vw)',
    aspectRatio: '9 / 16',
    borderRadius: radius.card,
    overflow: 'hidden',
    backgroundColor: role.surfaceSunken,
    color: role.inkMuted,
  },
  '& .stage video, & .stage img': {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
  },
  '& .play': {
    position: 'absolute',
    insetBlockEnd: 12,
    insetInlineStart: 12,
    display: 'grid',
    placeItems: 'center',
    inlineSize: 48,
    blockSize: 48,
    padding: 0,
    border: 0,
    borderRadius: radius.round,
    backgroundColor: role.photoShade,
    color: role.onPhoto,
  },
  '& .side': { display: 'grid', gap: 20, alignContent: 'center', inlineSize: '100%', minInlineSize: 0 },
  '& .side > [role=alert]:empty': { display: 'none' },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  [`@media ${minWidthQuery('tablet')}`]: {
    '& .videoPreview': { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: 32, alignItems: 'center' },
  },
};
