import type { Point } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import places from './places.json' with { type: 'json' };

/** Name on the base map. Of two overlapping names the first one is shown. */
export interface PlaceName extends Point {
  name: string;
  kind: 'governorate' | 'city' | 'district';
  from: number;
  to: number;
}

type Row = (string | number)[];

const toPlaceNames = (
  rows: readonly Row[],
  language: Language,
  commonFields: Pick<PlaceName, 'kind' | 'from' | 'to'>,
): PlaceName[] =>
  rows.map(([ar, en, lng, lat]) => ({
    name: String(language === 'ar' ? ar : en),
    lng: Number(lng),
    lat: Number(lat),
    ...commonFields,
  }));

export function findPlace(city: string, governorate: string): Point | null {
  const { governorates, capitals, cities, districts }: Record<string, Row[]> = places;
  const find = (rows: readonly Row[], name: string) => rows.find(([ar, en]) => ar === name || en === name);
  const row =
    find([...(districts ?? []), ...(cities ?? []), ...(capitals ?? [])], city) ?? find(governorates ?? [], governorate);
  return row ? { lng: Number(row[2]), lat: Number(row[3]) } : null;
}

/** Diameter of a town's disc in metres, as its real shape is unknown. */
export const TOWN_WIDTH_METRES = 4600;
export const TOWNS: readonly Point[] = [...places.capitals, ...places.cities, ...places.districts].map(
  ([, , lng, lat]) => ({ lng: Number(lng), lat: Number(lat) }),
);

const MAX_NAME_ZOOM = 24;

/** All names in a language, most important first. */
export const listPlaceNames = (language: Language): PlaceName[] => [
  ...toPlaceNames(places.governorates, language, { kind: 'governorate', from: 0, to: 8.4 }),
  ...toPlaceNames(places.capitals, language, { kind: 'city', from: 8.4, to: MAX_NAME_ZOOM }),
  ...toPlaceNames(places.cities, language, { kind: 'city', from: 8.4, to: MAX_NAME_ZOOM }),
  ...toPlaceNames(places.districts, language, { kind: 'district', from: 10, to: MAX_NAME_ZOOM }),
];
