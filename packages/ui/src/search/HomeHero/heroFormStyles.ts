import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, minWidthQuery, motion, radius, shadow, typeScale } from '../../theme/tokens.ts';
import { heroFieldStyles } from './heroFieldStyles.ts';
import { placeOptionsStyles } from './placeOptionsStyles.ts';

const DESKTOP = `@media ${minWidthQuery('desktop')}`;

const actions: CSSObject = {
  '& .actions': {
    display: 'inline-grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    padding: 4,
    borderRadius: radius.chip,
    backgroundColor: role.surfaceSunken,
  },
  '& .actions label': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minBlockSize: 40,
    cursor: 'pointer',
  },
  '& .actions input': { position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'inherit' },
  '& .actions span': {
    alignSelf: 'stretch',
    justifySelf: 'stretch',
    display: 'grid',
    placeItems: 'center',
    paddingInline: 28,
    borderRadius: radius.chip,
    color: role.inkMuted,
    fontWeight: fontWeight.medium,
    transition: `background-color ${motion.quick}ms, color ${motion.quick}ms`,
  },
  '& .actions input:checked + span': { backgroundColor: role.primary, color: role.onPrimary },
  '& .actions input:focus-visible + span': { outline: `2px solid ${role.primary}`, outlineOffset: 2 },
};

const fields: CSSObject = {
  '& .fields': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 10, marginBlockStart: 12 },
  '& .placeField': { gridColumn: '1 / -1' },
  '& .name .formattedAmount': { color: role.primary, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .problem': { gridColumn: '1 / -1', color: role.error, fontSize: typeScale.caption },
};

/** Search card: one column on a phone, one line on a desktop. */
export const heroFormStyles: CSSObject = {
  '& form': {
    padding: 14,
    border: `1px solid ${role.line}`,
    borderRadius: radius.card,
    backgroundColor: role.surface,
    boxShadow: shadow,
  },
  ...actions,
  ...heroFieldStyles,
  ...placeOptionsStyles,
  ...fields,
  '& .submit': {
    gridColumn: '1 / -1',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 10,
    minBlockSize: 54,
    paddingInline: 24,
    border: 0,
    borderRadius: radius.field,
    backgroundColor: role.primary,
    color: role.onPrimary,
    fontWeight: fontWeight.semibold,
    whiteSpace: 'nowrap',
    transition: `filter ${motion.quick}ms`,
  },
  '& .submit:hover': { filter: 'brightness(1.08)' },
  [DESKTOP]: {
    '& form': { padding: 20 },
    '& .fields': { gridTemplateColumns: 'minmax(0, 2.2fr) minmax(0, 1.1fr) minmax(0, 1.3fr) auto' },
    '& .placeField, & .submit': { gridColumn: 'auto' },
    '& .submit': { minInlineSize: 208 },
    '& .actions label': { minBlockSize: 42 },
  },
};
