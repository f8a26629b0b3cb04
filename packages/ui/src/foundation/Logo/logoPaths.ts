import { drawStarLines } from '../../theme/latticeGeometry.ts';

export const ARCH = 'M5 45V20C5 10 15 5 24 2c9 3 19 8 19 18v25a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1Z';
export const STAR = drawStarLines(24, 26.5, 15);
