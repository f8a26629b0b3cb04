import { type CSSObject, css } from '@emotion/react';
import type { Language } from '@mashrabiya/i18n';
import { focusRing } from './focusRing.ts';
import { forcedColors } from './forcedColors.ts';
import { latticeImage } from './latticeGeometry.ts';
import { getSchemeProperties, role } from './roles.ts';
import { fontFamily, fontWeight, getLineHeights, typeScale } from './tokens.ts';
import { viewTransitions } from './viewTransitions.ts';

/** Hidden on paper. */
const CONTROLS = '.MuiButton-root, .MuiIconButton-root, .favorite, .pill, search';

const schemes: CSSObject = {
  ':root, [data-scheme=light]': { colorScheme: 'light', ...getSchemeProperties('light') },
  '[data-scheme=dark]': { colorScheme: 'dark', ...getSchemeProperties('dark') },
  // Paper is white in both schemes.
  '@media print': {
    ':root, [data-scheme]': { colorScheme: 'light', ...getSchemeProperties('light') },
    [CONTROLS]: { display: 'none !important' },
  },
};

const createElementStyles = (language: Language): CSSObject => ({
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: { textSizeAdjust: '100%', WebkitTextSizeAdjust: '100%', scrollPaddingBlockStart: 80 },
  body: {
    margin: 0,
    minBlockSize: '100dvh',
    color: role.ink,
    backgroundColor: role.background,
    fontFamily,
    fontSize: typeScale.body,
    fontWeight: fontWeight.regular,
    lineHeight: getLineHeights(language).text,
    WebkitFontSmoothing: 'antialiased',
  },
  'h1, h2, h3, h4': {
    margin: 0,
    fontWeight: fontWeight.semibold,
    lineHeight: getLineHeights(language).heading,
    textWrap: 'balance',
  },
  h1: { fontSize: typeScale.heading },
  h2: { fontSize: typeScale.title },
  h3: { fontSize: typeScale.lead },
  'p, ul, ol, dl, dd, figure, fieldset': { margin: 0 },
  'ul, ol, fieldset': { padding: 0 },
  'ul, ol': { listStyle: 'none' },
  fieldset: { border: 0, minInlineSize: 0 },
  'img, svg, video': { display: 'block', maxInlineSize: '100%' },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' },
  button: { cursor: 'pointer', touchAction: 'manipulation' },
  a: { color: role.primary, textDecorationThickness: '0.08em', textUnderlineOffset: '0.2em' },
  // Prevents scrolling behind a MUI modal. The gutter avoids a layout shift where scroll bars take space; it gets the
  // backdrop's colour, which does not cover it.
  'html:has(> body > .MuiModal-root:not(.MuiModal-hidden))': { overflow: 'hidden', scrollbarGutter: 'stable' },
  'html:has(> body > .MuiModal-root > .MuiBackdrop-root:not(.MuiBackdrop-invisible))': {
    backgroundColor: `color-mix(in srgb, black 44%, ${role.background})`,
  },
  'html:has(> body > .MuiModal-root .MuiDialog-paperFullScreen)': { scrollbarGutter: 'auto' },
  ':focus-visible': focusRing,
  '::selection': { backgroundColor: role.primarySoft, color: role.ink },
});

const classes: CSSObject = {
  '.visually-hidden:not(:focus):not(:active)': {
    position: 'absolute',
    inlineSize: 1,
    blockSize: 1,
    margin: -1,
    padding: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    border: 0,
  },
  '.tabular': { fontVariantNumeric: 'tabular-nums' },
  '[dir=rtl] .directional': { transform: 'scaleX(-1)' },
  '.lattice': {
    display: 'block',
    backgroundColor: 'currentColor',
    maskImage: latticeImage,
    maskSize: 'var(--lattice-tile, 64px)',
    maskPosition: 'center',
  },
};

const reducedMotion = css`
  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
`;

export const globalStyles = (language: Language) => [
  schemes,
  { '@layer elements': createElementStyles(language) },
  classes,
  viewTransitions,
  reducedMotion,
  forcedColors,
];
