import type { CSSObject } from '@emotion/react';

/** 24 px icon as a CSS mask, so that a fact is one element with any icon. Shapes are Lucide's (ISC). */
const toMaskImage = (shapes: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${shapes}</svg>`,
  )}")`;

const icons = {
  size: toMaskImage(
    '<path d="M8 3H5a2 2 0 0 0-2 2v3m18 0V5a2 2 0 0 0-2-2h-3M3 16v3a2 2 0 0 0 2 2h3m8 0h3a2 2 0 0 0 2-2v-3"/>',
  ),
  bedrooms: toMaskImage(
    '<path d="M2 20v-8a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v8M4 10V6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v4M12 4v6M2 18h20"/>',
  ),
  bathrooms: toMaskImage(
    '<path d="M10 4 8 6M17 19v2M2 12h20M7 19v2M9 5 7.621 3.621A2.121 2.121 0 0 0 4 5v12a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-5"/>',
  ),
  pin: toMaskImage(
    '<path d="M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0"/><circle cx="12" cy="10" r="3"/>',
  ),
  scales: toMaskImage(
    '<path d="M12 3v18M19 8l3 8a5 5 0 0 1-6 0zV7M3 7h1a17 17 0 0 0 8-2 17 17 0 0 0 8 2h1M5 8l3 8a5 5 0 0 1-6 0zV7M7 21h10"/>',
  ),
  play: toMaskImage(
    '<path d="M6 4.5v15a1 1 0 0 0 1.5.9l12-7.5a1 1 0 0 0 0-1.7L7.5 3.6A1 1 0 0 0 6 4.5z" fill="currentColor"/>',
  ),
  chevron: toMaskImage('<path d="m9 18 6-6-6-6"/>'),
};

export const iconBefore = (icon: keyof typeof icons, size: number | string = 18): CSSObject => ({
  '&::before': {
    content: '""',
    flex: 'none',
    inlineSize: size,
    blockSize: size,
    backgroundColor: 'currentColor',
    maskImage: icons[icon],
    maskSize: '100% 100%',
    forcedColorAdjust: 'none',
    printColorAdjust: 'exact',
  },
});
