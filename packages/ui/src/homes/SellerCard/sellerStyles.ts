import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { radius, shadow, typeScale } from '../../theme/tokens.ts';

const button: CSSObject = {
  display: 'inline-flex',
  flex: 1,
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minBlockSize: 48,
  paddingInline: 16,
  borderRadius: radius.field,
  fontWeight: 500,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
};

const actions: CSSObject = {
  '& .actions': { display: 'flex', gap: 12 },
  '& .call': { ...button, backgroundColor: role.primary, color: role.onPrimary },
  '& .whatsapp': { ...button, border: `1px solid ${role.primary}`, color: role.primary },
  '& .whatsapp:hover': { backgroundColor: role.primarySoft },
};

export const sellerStyles: CSSObject = {
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  padding: 20,
  borderRadius: radius.card,
  border: `1px solid ${role.line}`,
  backgroundColor: role.surface,
  ...actions,
  '& .person': { display: 'flex', gap: 16, alignItems: 'center' },
  '& .avatar': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 56,
    blockSize: 56,
    overflow: 'hidden',
    borderRadius: '50%',
    backgroundColor: role.secondarySoft,
    color: role.secondary,
    fontSize: typeScale.title,
    fontWeight: 600,
  },
  '& .name': { fontSize: typeScale.lead },
  '& .rating, & .since': { color: role.inkMuted, fontSize: typeScale.caption },
  '& .rating span': { display: 'inline-flex', alignItems: 'center', gap: 4, color: role.superior, fontWeight: 500 },
  '& .number': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 8 },
  '& .number bdi': { fontSize: typeScale.lead, fontWeight: 500 },
  '& .number button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minBlockSize: 44,
    paddingInline: 12,
    border: 0,
    borderRadius: radius.field,
    background: 'none',
    color: role.primary,
  },
  '& .number p': { inlineSize: '100%', fontSize: typeScale.caption },
  '& .number p:empty': { display: 'none' },
  '& .copied': { color: role.success },
  '& .copyFailed': { color: role.error },
  '& .silent': { color: role.inkMuted },
};

export const contactBarStyles: CSSObject = {
  position: 'sticky',
  zIndex: 10,
  insetBlockEnd: 0,
  padding: '12px 16px calc(12px + env(safe-area-inset-bottom))',
  borderBlockStart: `1px solid ${role.line}`,
  backgroundColor: role.surface,
  boxShadow: shadow,
  ...actions,
};
