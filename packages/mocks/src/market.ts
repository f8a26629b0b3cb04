import {
  ACTIONS,
  type AreaKind,
  type AreaPage,
  type AreaPrice,
  BUSIEST_AREAS,
  type BusyArea,
  type Market,
  MIN_SAMPLE,
  PROPERTY_TYPES,
  type PropertyCard,
} from '@mashrabiya/contract';
import { centreOf } from './fixtures/coordinates.ts';
import type { FixtureLanguage } from './fixtures/language.ts';
import { cities, governorates } from './fixtures/places.ts';
import { homesOf } from './matching.ts';

/** How many homes stand at each step from far below the median to far above it. */
const SHAPE = [2, 3, 5, 9, 14, 12, 8, 5, 2, 1];

/** A home among like ones; null where its card has no context. */
export function marketOf(card: PropertyCard): Market | null {
  const { price_context: context, price_per_m2 } = card;
  if (!context || price_per_m2 === null) return null;
  const width = Math.max(1, Math.round(context.median / 8));
  const first = Math.max(0, context.median - width * 4 - Math.round(width / 2));
  const whole = SHAPE.reduce((sum, one) => sum + one, 0);
  const counts = SHAPE.map((share) => Math.round((share / whole) * context.sample));
  counts[4] = (counts[4] ?? 0) + context.sample - counts.reduce((sum, one) => sum + one, 0);
  const buckets = counts.map((count, index) => ({
    from: first + index * width,
    to: first + (index + 1) * width,
    count: Math.max(0, count),
  }));
  return { price_per_m2, context, buckets };
}

/** Months to November 2026, the moment of the fixtures. */
const MONTHS = Array.from({ length: 12 }, (_, index) => {
  const month = ((index + 11) % 12) + 1;
  return `${month === 12 ? 2025 : 2026}-${String(month).padStart(2, '0')}`;
});
const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? null;

/** The cities of the fixtures with most homes on offer whose prices are told. */
export function busiestAreas(language: FixtureLanguage): BusyArea[] {
  return cities(language)
    .flatMap(({ id }): BusyArea[] => {
      const area = areaOf(id, language);
      const [most] = area?.prices.filter(({ action }) => action === 'forsell').sort(byOffer) ?? [];
      if (!area || !most || most.median === null) return [];
      const { city, name, gover_name, on_offer: offered } = area;
      const { type, median, sample } = most;
      return [{ city, name, gover_name, on_offer: offered.forsell + offered.forrent, type, median, sample }];
    })
    .sort(byOffer)
    .slice(0, BUSIEST_AREAS);
}

const byOffer = (a: { on_offer: number }, b: { on_offer: number }) => b.on_offer - a.on_offer;

/** A city as its own page shows it; undefined when it is none of the fixtures. */
export function areaOf(cityId: number, language: FixtureLanguage, asked: AreaKind = {}): AreaPage | undefined {
  const gover = governorates(language).find(({ cities }) => cities.some(({ id }) => id === cityId));
  const city = gover?.cities.find(({ id }) => id === cityId);
  if (!gover || !city) return undefined;
  const homes = homesOf(language, { city: [cityId] });
  const prices = ACTIONS.flatMap((action) => PROPERTY_TYPES.map((type) => ({ action, type }))).flatMap(
    ({ action, type }): AreaPrice[] => {
      const like = homes.filter((home) => home.action === action && home.type === type);
      const known = like.flatMap((home) => home.price_per_m2 ?? []);
      const middle = median(known);
      if (!like.length) return [];
      // Few homes stand for many, so that the page has something to tell.
      const sample = known.length * 6;
      const told = middle !== null && sample >= MIN_SAMPLE;
      return [
        {
          action,
          type,
          median: told ? middle : null,
          low: told ? Math.round(middle * 0.86) : null,
          high: told ? Math.round(middle * 1.19) : null,
          sample,
          on_offer: like.length * 6,
        },
      ];
    },
  );
  const wanted = ({ action, type }: AreaPrice) =>
    action === (asked.action ?? action) && type === (asked.type ?? type) ? 1 : 0;
  const most = [...prices].sort((a, b) => wanted(b) - wanted(a) || b.on_offer - a.on_offer)[0];
  const months = MONTHS.map((month, index) => ({
    month,
    median: most?.median && index !== 3 ? Math.round(most.median * (0.8 + index * 0.018)) : null,
    sample: index === 3 ? MIN_SAMPLE - 3 : MIN_SAMPLE + index * 2,
  }));
  const offered = (action: (typeof ACTIONS)[number]) =>
    prices.filter((one) => one.action === action).reduce((sum, one) => sum + one.on_offer, 0);
  return {
    city: city.id,
    name: city.name,
    gover: gover.id,
    gover_name: gover.name,
    ...centreOf(city.id),
    on_offer: { forsell: offered('forsell'), forrent: offered('forrent') },
    prices,
    trend: most ? { action: most.action, type: most.type, months } : null,
    newest: [...homes].sort((a, b) => b.created_at.localeCompare(a.created_at)).slice(0, 8),
  };
}
