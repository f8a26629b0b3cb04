import type { AdvisorPlace } from './AdvisorPlaceFields.tsx';

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

const createLocalized =
  (rows: readonly Row[]) =>
  ({ locale }: Globals = {}): AdvisorPlace[] =>
    rows.map(([id, arabic, english]) => ({ id, name: locale === 'en' ? english : arabic }));

export const advisorCities = createLocalized(CITIES);
export const advisorAreas = createLocalized(AREAS);

/** A drawn face, as an uploaded file. */
const FACE = [
  'UklGRqIBAABXRUJQVlA4IJYBAACwDACdASpgAGAAPrVUpUwnJKOiKdXZ6OAWiUAZTsrYOf2DC/YAeqXbX89HptwI8ar6hsqv',
  '9zdDH7xXmHbnMghW5q5L5fCadCnXTvs/6oQNzMHOhdmCnF60IQIuq/bY9k4pz/lmdd0AVK+QEgGsAAD+2O7/gLtzlf3/Di3q',
  'e240BuDFqHQYq/sB5IspldjBOcjrbAs2d/+uyutKecQ1gr1ocLthkJ1xR2McQ3ve6T4XweXPAKBNhEnvNb6nbyYsAj0+Iqf/',
  'ZIObSCrgE052Jo0Ibn3O4TruTppJ6yDcqnFpfstnIADjvnhCXVzQTTa/KDaEt6jgP3cMVZyQf3xLpSqMtY61+gznL8wH0Tcj',
  'DoYCTfxYkqp+0l9Feq5DjAHXgqINlg4VZMwsIkgg/fnlvi5Y6d5m8GgPFy4Yh7dScWbPa/dqYKHItkkE6Mi9LRSPfapwkI7d',
  'hKK/KlsqguWs1XjALlBjhN+F/ZmtQ/cy0SbfIfcQDsIGEH1PydrziALyACmvhb8u75daT04Cb/aGWaTcPfwQAAAA',
].join('');
export const portrait = new File([Uint8Array.from(atob(FACE), (byte) => byte.charCodeAt(0))], 'me.webp', {
  type: 'image/webp',
});
