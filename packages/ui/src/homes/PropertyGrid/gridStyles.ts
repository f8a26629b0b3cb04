import type { CSSObject } from '@emotion/react';

const CARD_MIN = 270;
const COLUMN_GAP = 24;
/** What a card has besides its picture: body, and borders above and below. */
const BELOW_PICTURE = 248;
const BORDERS = 2;

/** Height of a card where the grid has so many columns, from the grid's width. */
const cardHeight = (columns: number) =>
  `calc(((100cqi - ${(columns - 1) * COLUMN_GAP}px) / ${columns} - ${BORDERS}px) * 0.75 + ${BELOW_PICTURE}px)`;

/** Narrowest grid, in pixels, that has so many columns. */
const widthOf = (columns: number) => columns * CARD_MIN + (columns - 1) * COLUMN_GAP;

const skipped = (columns: number): CSSObject => ({
  contentVisibility: 'auto',
  overflowClipMargin: 24,
  containIntrinsicBlockSize: cardHeight(columns),
});

/**
 * Cards below the first screen are not laid out or painted until they come near it. Their height is known to the
 * pixel beforehand, so nothing moves and a scroll position can be restored.
 */
const offscreen: CSSObject = {
  containerType: 'inline-size',
  [`@container (max-width: ${widthOf(2) - 0.02}px)`]: { '& > li:nth-of-type(n + 3)': skipped(1) },
  ...Object.fromEntries(
    [2, 3, 4, 5].map((columns) => [
      `@container (min-width: ${widthOf(columns)}px)`,
      { '& > li:nth-of-type(n + 9)': skipped(columns) },
    ]),
  ),
};

/** As many columns as the box has room for. */
export const columnStyles: CSSObject = {
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${CARD_MIN}px), 1fr))`,
  gap: `20px ${COLUMN_GAP}px`,
  // A few homes beside a tall map keep their height.
  alignContent: 'start',
  '& > li': { display: 'grid', minInlineSize: 0 },
};

export const gridStyles: CSSObject = { ...columnStyles, ...offscreen };
