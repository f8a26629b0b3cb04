import sharp from 'sharp';

/** Letters as strokes in boxes of 4 × 6, because a server may have no fonts. */
const LETTERS: Readonly<Record<string, string>> = {
  S: 'M4 1Q2-1 1 1T2 3T3 5T0 5',
  A: 'M0 6L2 0L4 6M1 4H3',
  M: 'M0 6V0L2 3L4 0V6',
  P: 'M0 6V0H2Q4 0 4 2T2 4H0',
  L: 'M0 0V6H4',
  E: 'M4 0H0V6H4M0 3H3',
};
const LETTER_STEP = 6;
const PAPER = { width: 1200, height: 1600 };

const drawWord = (word: string): string =>
  [...word]
    .map((letter, index) => `<path transform="translate(${index * LETTER_STEP} 0)" d="${LETTERS[letter] ?? ''}"/>`)
    .join('');

const drawLines = (rows: number): string =>
  Array.from({ length: rows }, (_, row) => {
    const y = 520 + row * 84;
    return `<path d="M120 ${y}h${720 - ((row * 137) % 260)}M900 ${y}h180"/>`;
  }).join('');

export const drawSamplePaper = (colour: string, rows: number): Promise<Buffer> =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PAPER.width} ${PAPER.height}" fill="none">
      <path fill="#fbf8f0" d="M0 0h${PAPER.width}v${PAPER.height}H0z"/>
      <rect x="48" y="48" width="1104" height="1504" stroke="${colour}" stroke-width="6"/>
      <rect x="66" y="66" width="1068" height="1468" stroke="${colour}" stroke-width="2"/>
      <g stroke="${colour}" stroke-width="26" stroke-linecap="round"><path d="M380 190h440M450 270h300"/></g>
      <g stroke="#8d8574" stroke-width="14" stroke-linecap="round">${drawLines(rows)}</g>
      <g stroke="${colour}" stroke-width="8"><circle cx="300" cy="1360" r="110"/><circle cx="300" cy="1360" r="86"/></g>
      <g transform="translate(150 1130) rotate(-38) scale(32)" stroke="#b3261e" stroke-opacity="0.72" stroke-width="0.9"
        stroke-linecap="round" stroke-linejoin="round">${drawWord('SAMPLE')}</g>
    </svg>`),
  )
    .png()
    .toBuffer();
