import type { AdvisorPlace } from './WhereFields.tsx';

type Row = readonly [id: number, arabic: string, english: string];
interface Globals {
  locale?: unknown;
}

const CITIES: readonly Row[] = [
  [1, 'القاهرة الجديدة', 'New Cairo'],
  [2, 'الإسكندرية', 'Alexandria'],
  [3, 'أسيوط', 'Assiut'],
];

const AREAS: readonly Row[] = [
  [21, 'سموحة', 'Smouha'],
  [22, 'سيدي بشر', 'Sidi Bishr'],
  [23, 'ميامي', 'Miami'],
  [24, 'العجمي', 'Agami'],
  [25, 'ستانلي', 'Stanley'],
];

const inLanguage =
  (rows: readonly Row[]) =>
  ({ locale }: Globals = {}): AdvisorPlace[] =>
    rows.map(([id, arabic, english]) => ({ id, name: locale === 'en' ? english : arabic }));

export const advisorCities = inLanguage(CITIES);
/** The areas of Alexandria. */
export const advisorAreas = inLanguage(AREAS);

/** A drawn face, as the file that somebody would choose. */
export const portrait = new File(
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">
      <rect width="96" height="96" fill="peru"/><circle cx="48" cy="38" r="18" fill="bisque"/>
      <path d="M12 96c2-26 18-36 36-36s34 10 36 36z" fill="darkslategray"/></svg>`,
  ],
  'me.svg',
  { type: 'image/svg+xml' },
);
