import type { CSSObject } from '@emotion/react';
import { iconButtonStyles } from '../../theme/iconButtonStyles.ts';
import { role } from '../../theme/roles.ts';
import { fontWeight, radius, typeScale } from '../../theme/tokens.ts';
import { oneLine } from '../oneLine.ts';

export const conversationStyles: CSSObject = {
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  blockSize: '100%',
  backgroundColor: role.surface,
  '& > .head': {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minBlockSize: 64,
    paddingInline: 16,
    borderBlockEnd: `1px solid ${role.line}`,
  },
  '& .back': { ...iconButtonStyles, marginInline: '-10px -6px' },
  '& .head .name': { ...oneLine, flex: '0 1 auto', minInlineSize: 0, fontSize: typeScale.lead },
  '& > .listing': {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minInlineSize: 0,
    paddingInline: 16,
    paddingBlock: 8,
    borderBlockEnd: `1px solid ${role.line}`,
    color: role.ink,
    textDecoration: 'none',
  },
  '& > a.listing:hover': { backgroundColor: role.surfaceSunken },
  '& > a.listing:focus-visible': { outlineOffset: -2 },
  '& > .removed': { minBlockSize: 48, color: role.inkMuted },
  '& > .viewing-bar': { flex: 'none' },
  '& .picture': { flex: 'none', inlineSize: 72, borderRadius: radius.inner },
  '& .facts': { flex: 1, display: 'grid', gap: 2, minInlineSize: 0 },
  '& .facts .title': { ...oneLine, fontSize: typeScale.small },
  '& .facts .price': { fontWeight: fontWeight.semibold, fontVariantNumeric: 'tabular-nums' },
  '& .listing > svg': { flex: 'none', color: role.inkMuted },
  '& .unavailable': { flex: 'none' },
  '& > .messages': { flex: '1 1 0' },
  '& > .skeleton': {
    display: 'grid',
    alignContent: 'end',
    gap: 12,
    padding: 16,
    overflow: 'hidden',
    backgroundColor: role.background,
  },
  '& > .skeleton > .own': { justifySelf: 'end' },
  '& > .foot': { flex: 'none', padding: 12, borderBlockStart: `1px solid ${role.line}` },
  '& .closed': { paddingBlock: 8, color: role.inkMuted, textAlign: 'center' },
};
