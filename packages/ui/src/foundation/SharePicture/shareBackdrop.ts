import { SHARE_SIZE } from '@mashrabiya/contract';
import type { Direction } from '@mashrabiya/i18n';
import { colors } from '../../theme/colors.ts';
import { LATTICE_TILE, latticePath } from '../../theme/latticeGeometry.ts';
import { ARCH, STAR } from '../Logo/logoPaths.ts';

const { width, height } = SHARE_SIZE;
const BACKGROUND_COLOR = colors.primary.light;
const LINES = colors.onPrimary.light;
/** Width over which the lattice fades out, from the inline end. */
const LATTICE_WIDTH = 520;
const LOGO_SIZE = 128;
const MARGIN = 80;

/**
 * SVG background of a social preview image: lattice at the inline end with the logo in it. Always in the light scheme.
 */
export function drawShareBackdrop(dir: Direction): string {
  const isRtl = dir === 'rtl';
  const latticeX = isRtl ? 0 : width - LATTICE_WIDTH;
  const logoX = isRtl ? MARGIN : width - MARGIN - LOGO_SIZE;
  const [from, to] = isRtl ? ['0', '1'] : ['1', '0'];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    '<defs>',
    `<pattern id="net" width="${LATTICE_TILE}" height="${LATTICE_TILE}" patternUnits="userSpaceOnUse">`,
    `<path d="${latticePath}" fill="none" stroke="${LINES}" stroke-width="2"/></pattern>`,
    `<linearGradient id="fade" x1="${from}" x2="${to}"><stop stop-color="white"/><stop offset="1" stop-color="black"/></linearGradient>`,
    `<mask id="near"><rect x="${latticeX}" width="${LATTICE_WIDTH}" height="${height}" fill="url(#fade)"/></mask>`,
    '</defs>',
    `<rect width="${width}" height="${height}" fill="${BACKGROUND_COLOR}"/>`,
    `<rect x="${latticeX}" width="${LATTICE_WIDTH}" height="${height}" fill="url(#net)" opacity="0.3" mask="url(#near)"/>`,
    `<g transform="translate(${logoX} ${(height - LOGO_SIZE) / 2}) scale(${LOGO_SIZE / 48})">`,
    `<path d="${ARCH}" fill="${LINES}"/>`,
    `<path d="${STAR}" fill="none" stroke="${BACKGROUND_COLOR}" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"/>`,
    '</g></svg>',
  ].join('');
}
