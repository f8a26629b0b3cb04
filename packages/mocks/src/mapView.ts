import { MAX_PINS, type MapView, type Point, type PropertyCard, writeBox } from '@mashrabiya/contract';
import { placeOf } from './fixtures/coordinates.ts';
import type { FixtureLanguage } from './fixtures/language.ts';
import { homesOf, type Wanted } from './matching.ts';

/** From this zoom on homes stand for themselves. */
const SINGLE_ZOOM = 13;
const MARGIN = 0.01;

type Placed = Point & { card: PropertyCard; exact: boolean };

const mean = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** The box around some homes, a little larger. */
function boxOf(homes: readonly Point[]): string {
  const lats = homes.map(({ lat }) => lat);
  const lngs = homes.map(({ lng }) => lng);
  return writeBox({
    south: Math.min(...lats) - MARGIN,
    west: Math.min(...lngs) - MARGIN,
    north: Math.max(...lats) + MARGIN,
    east: Math.max(...lngs) + MARGIN,
  });
}

/** What the server would draw: squares of about 60 pixels that hold several homes are one cluster. */
export function mapView(wanted: Wanted, zoom: number, language: FixtureLanguage): MapView {
  const placed = (one: Wanted): Placed[] => homesOf(language, one).map((card) => ({ card, ...placeOf(card) }));
  const inView = placed(wanted);
  const cell = 360 / 2 ** zoom / 4;
  const cells = new Map<string, Placed[]>();
  for (const home of inView) {
    const key = zoom >= SINGLE_ZOOM ? home.card.id : `${Math.floor(home.lat / cell)} ${Math.floor(home.lng / cell)}`;
    cells.set(key, [...(cells.get(key) ?? []), home]);
  }
  const groups = [...cells.values()];
  const alone = groups.filter((group) => group.length === 1).flat();
  alone.sort((a, b) => b.card.ranking - a.card.ranking);
  const everywhere = placed({ ...wanted, box: undefined });
  return {
    total: inView.length,
    clusters: groups
      .filter((group) => group.length > 1)
      .map((group) => {
        const prices = group.flatMap(({ card }) => card.price ?? []);
        return {
          lat: mean(group.map(({ lat }) => lat)),
          lng: mean(group.map(({ lng }) => lng)),
          total: group.length,
          min_price: prices.length ? Math.min(...prices) : null,
          box: boxOf(group),
        };
      })
      .sort((a, b) => b.total - a.total),
    pins: alone.slice(0, MAX_PINS).map(({ card, lat, lng, exact }) => {
      const { id, price, action, ranking } = card;
      return { id, lat, lng, price, action, ranking, exact };
    }),
    dots: alone.slice(MAX_PINS).map(({ card, lat, lng }) => ({ id: card.id, lat, lng })),
    extent: everywhere.length ? boxOf(everywhere) : null,
  };
}
