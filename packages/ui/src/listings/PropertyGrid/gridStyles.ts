import type { CSSObject } from '@emotion/react';
import { BODY_HEIGHT_PX } from '../PropertyCard/cardBoxes.ts';

const MIN_CARD_WIDTH_PX = 270;
const COLUMN_GAP = 24;
const BORDERS_HEIGHT_PX = 2;

/** Height of a card for a number of columns, from the grid's width. */
const getCardHeight = (columns: number) =>
  `calc(((100cqi - ${(columns - 1) * COLUMN_GAP}px) / ${columns} - ${BORDERS_HEIGHT_PX}px) * 0.75 + ${BODY_HEIGHT_PX + BORDERS_HEIGHT_PX}px)`;

/** Minimum grid width in pixels for a number of columns. */
const getGridWidth = (columns: number) => columns * MIN_CARD_WIDTH_PX + (columns - 1) * COLUMN_GAP;

const skipOffscreen = (columns: number): CSSObject => ({
  contentVisibility: 'auto',
  overflowClipMargin: 24,
  containIntrinsicBlockSize: getCardHeight(columns),
});

/**
 * Skips layout and paint of cards below the first screen (`content-visibility`). Their height is known to the pixel, so
 * nothing shifts and a scroll position can be restored.
 */
const offscreen: CSSObject = {
  containerType: 'inline-size',
  [`@container (max-width: ${getGridWidth(2) - 0.02}px)`]: { '& > li:nth-of-type(n + 3)': skipOffscreen(1) },
  ...Object.fromEntries(
    [2, 3, 4, 5].map((columns) => [
      `@container (min-width: ${getGridWidth(columns)}px)`,
      { '& > li:nth-of-type(n + 9)': skipOffscreen(columns) },
    ]),
  ),
};

export const columnStyles: CSSObject = {
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${MIN_CARD_WIDTH_PX}px), 1fr))`,
  gap: `20px ${COLUMN_GAP}px`,
  // Keeps the height of a few cards beside a tall map.
  alignContent: 'start',
  '& > li': { display: 'grid', minInlineSize: 0 },
};

export const gridStyles: CSSObject = { ...columnStyles, ...offscreen };
