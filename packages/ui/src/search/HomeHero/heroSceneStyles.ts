import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';

const mixColor = (color: string, percent: number, baseColor = role.background) =>
  `color-mix(in oklab, ${color} ${percent}%, ${baseColor})`;

/** Aerial perspective: nearer layers have more of the Nile's colour. */
const layers: CSSObject = {
  '& .pyramids': { fill: mixColor(role.secondary, 18) },
  '& .far': { fill: mixColor(role.primary, 15) },
  '& .citadel': { fill: mixColor(role.primary, 26) },
  '& .tower': { fill: mixColor(role.primary, 34) },
  '& .tower-lattice': { stroke: mixColor(role.primary, 16), strokeWidth: 1.2, fill: 'none' },
  '& .near': { fill: mixColor(role.primary, 46) },
  '& .windows': {
    stroke: mixColor(role.superior, 40, role.surface),
    strokeWidth: 5,
    strokeDasharray: '4 7 4 15 4 7',
    fill: 'none',
    opacity: 0.75,
  },
  '--water': mixColor(role.primary, 26),
  '& .water': { fill: 'var(--water)' },
  '& .ripples': {
    stroke: mixColor(role.surface, 70, role.primary),
    strokeWidth: 1.5,
    strokeDasharray: '26 60 12 90 40 130',
    fill: 'none',
    opacity: 0.5,
  },
  '& .trunks, & .fronds': {
    stroke: mixColor(role.primary, 68),
    strokeWidth: 2.6,
    strokeLinecap: 'round',
    fill: 'none',
  },
  '& .sails': { fill: role.surface },
  '& .hulls': { fill: mixColor(role.secondary, 70) },
};

const light: CSSObject = {
  '& .sun': { fill: mixColor(role.secondary, 20, role.superiorSoft) },
  '& .halo': { fill: mixColor(role.superior, 8, role.surface), opacity: 0.9 },
  '& .strips': { stroke: mixColor(role.superior, 60, role.surface), strokeWidth: 2, fill: 'none', opacity: 0.6 },
  '& .glint': {
    stroke: mixColor(role.superior, 30, role.superiorSoft),
    strokeWidth: 3,
    strokeLinecap: 'round',
    fill: 'none',
  },
};

/** Dark scheme: illuminated windows, a moon, dull sails. */
const night: CSSObject = {
  '[data-scheme=dark] &': {
    '& .sun': { fill: mixColor(role.superior, 70, role.ink) },
    '& .halo': { fill: role.superior, opacity: 0.16 },
    '& .strips': { stroke: role.superior, opacity: 0.3 },
    '& .glint': { stroke: role.superior, opacity: 0.6 },
    '& .windows': { stroke: role.superior, opacity: 0.7 },
    '& .far': { fill: mixColor(role.primary, 10) },
    '& .citadel': { fill: mixColor(role.primary, 18) },
    '& .tower': { fill: mixColor(role.primary, 34) },
    '& .near': { fill: mixColor(role.primary, 20, role.surfaceSunken) },
    '--water': mixColor(role.primary, 13),
    '& .ripples': { stroke: role.primary, opacity: 0.28 },
    '& .trunks, & .fronds': { stroke: mixColor(role.primary, 40) },
    '& .sails': { fill: mixColor(role.ink, 62) },
  },
};

/** Scene at the bottom of the hero, drawn for left-to-right and mirrored with the page. */
export const heroSceneStyles: CSSObject = {
  '& .scene': { position: 'absolute', inset: 0, overflow: 'hidden' },
  '& .scene svg': {
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 'var(--scene-foot)',
    inlineSize: '100%',
    maxInlineSize: 'none',
    blockSize: 'var(--scene-height)',
    overflow: 'visible',
  },
  '& .river': {
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    blockSize: 'calc(var(--scene-foot) + 1px)',
    backgroundColor: 'var(--water)',
  },
  '[dir=rtl] & .scene svg': { transform: 'scaleX(-1)' },
  '& .latticePattern': {
    position: 'absolute',
    insetInline: 0,
    insetBlock: '0 calc(var(--scene-foot) + var(--scene-height) * 0.16)',
    color: role.ink,
    opacity: 0.045,
  },
  ...layers,
  ...light,
  ...night,
};
