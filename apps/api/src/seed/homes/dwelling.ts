import type { Finishing } from '@mashrabiya/contract';
import type { FeatureSlug } from '../catalog/features.ts';
import { choose, middling, sample, weighted } from '../chance.ts';
import { type PriceInput, rentPrice, salePrice } from '../rules/prices.ts';
import { pickRooms, type Rooms } from '../rules/sizes.ts';
import type { Random } from '../scenes/kit/scene.ts';
import {
  AMENITIES,
  BUILDING_SERVICES,
  COMPOUND_VIEWS,
  EXTRA_ROOMS,
  HOUSE_SERVICES,
  OPEN_VIEWS,
  STREET_VIEWS,
} from '../text/details/dwellings.ts';
import { FINISH_DETAILS } from '../text/details/finishes.ts';
import { type Headline, headlines } from '../text/headlines.ts';
import { type AnyPoint, type Facing, point } from '../text/points.ts';
import { characterOf } from './character.ts';
import { closingsOf } from './closings.ts';
import type { Draft, Home } from './home.ts';
import { type Deal, dealFor } from './pay.ts';
import { nearOf, waterViewOf } from './surroundings.ts';
import { tell } from './tell.ts';

const HOUSES = new Set(['villa', 'townHouse', 'twinHouse', 'house', 'residential']);
const FACINGS: readonly Facing[] = ['north', 'north', 'north', 'east', 'west', 'south', 'corner'];

function finishingOf(random: Random, { action, provider, place }: Draft): Finishing {
  const plain = place.city.tier >= 6 ? 0.4 : 1;
  const odds: Record<Finishing, number> =
    action === 'forrent'
      ? { unfinished: 0, semi_finished: 0.02, finished: 0.45, luxury: 0.2 * plain, furnished: 0.33 }
      : provider.kind === 'developer'
        ? { unfinished: 0.15, semi_finished: 0.4, finished: 0.33, luxury: 0.12, furnished: 0 }
        : { unfinished: 0.1, semi_finished: 0.14, finished: 0.44, luxury: 0.26 * plain, furnished: 0.06 };
  return weighted(random, Object.keys(odds) as Finishing[], (finishing) => odds[finishing]);
}

/** Which storey a flat is on, out of how many; null for houses. */
function storeyOf(random: Random, subcategory: string, compound: boolean, tier: number): AnyPoint | null {
  if (HOUSES.has(subcategory)) return null;
  const top = compound || tier >= 6 ? random.whole(3, 6) : random.whole(4, 12);
  const upper = subcategory === 'roof' || subcategory === 'penthouse';
  const storey = upper ? top : random.whole(subcategory === 'duplex' || subcategory === 'loft' ? 0 : 1, top);
  return point('storey', { storey, top, lift: top > 5 || compound || random.chance(0.3) });
}

function outdoorOf(random: Random, subcategory: string, storey: number | null, bedrooms: number): AnyPoint | null {
  if (subcategory === 'roof' || subcategory === 'penthouse') {
    return point('outdoor', { kind: 'roof', area: random.whole(6, 18) * 5 });
  }
  if (storey === null) {
    if (subcategory === 'residential' || subcategory === 'house') return null;
    return point('outdoor', { kind: 'garden', area: random.whole(8, bedrooms > 4 ? 60 : 24) * 5 });
  }
  if (storey === 0) return point('outdoor', { kind: 'garden', area: random.whole(6, 20) * 5 });
  return random.chance(0.4) ? point('outdoor', { kind: 'terrace', area: random.whole(6, 24) }) : null;
}

function headlineOf(random: Random, home: Rooms & { finishing: Finishing }, points: AnyPoint[], deal: Deal): Headline {
  const options: Headline[] = [headlines.finish(home.finishing)];
  if (home.bedrooms > 1 && home.bedrooms <= 8) options.push(headlines.bedrooms(home.bedrooms));
  for (const told of points) {
    if (told.key === 'facing') options.push(headlines.facing(told.value.facing));
    if (told.key === 'facing' && told.value.view && !STREET_VIEWS.includes(told.value.view))
      options.push(headlines.view(told.value.view));
    if (told.key === 'storey') options.push(headlines.storey(told.value.storey));
    if (told.key === 'outdoor' && told.value.kind === 'garden') options.push(headlines.garden(told.value.area));
    if (told.key === 'outdoor' && told.value.kind === 'roof') options.push(headlines.roofTerrace(told.value.area));
    if (told.key === 'age' && told.value.years === 0) options.push(headlines.newBuild);
  }
  if (deal.month) options.push(headlines.delivery(deal.month.slice(0, 4)));
  if (deal.payment.years) options.push(headlines.plan(deal.payment.years));
  return choose(random, options);
}

function featuresOf(
  random: Random,
  points: readonly AnyPoint[],
  finishing: Finishing,
  compound: boolean,
): FeatureSlug[] {
  const common: FeatureSlug[] = ['gas', 'intercom', 'landline', 'meters', 'balcony', 'guard', 'storage', 'garage'];
  const features = sample(random, common, random.whole(2, 5));
  for (const told of points) {
    if (told.key === 'storey' && told.value.lift) features.push('lift');
    if (told.key === 'outdoor') features.push(told.value.kind === 'garden' ? 'garden' : 'terrace');
  }
  if (compound) features.push(...sample<FeatureSlug>(random, ['guard', 'club', 'playground', 'pool', 'garage'], 3));
  if (finishing === 'luxury' || finishing === 'furnished') features.push('airConditioning', 'kitchen');
  return features;
}

/** A flat, house or whole building to live in. */
export function draftDwelling(random: Random, draft: Draft): Home {
  const { subcategory, place, provider, action } = draft;
  const { city, compound } = place;
  const rooms = pickRooms(random, subcategory);
  const finishing = finishingOf(random, draft);
  const water = waterViewOf(random, place);
  const input: PriceInput = {
    tier: city.tier,
    size: rooms.size,
    kind: subcategory,
    finishing,
    position: 0.05 + 0.8 * middling(random),
    inCompound: compound !== null,
    waterView: water && random.next(),
    trade: 0,
  };
  const cashPrice = action === 'forrent' ? rentPrice(input, random.next()) : salePrice(input);
  const deal = dealFor(random, draft, cashPrice);
  const storey = storeyOf(random, subcategory, compound !== null, city.tier);
  const level = storey?.key === 'storey' ? storey.value.storey : null;
  const outdoor = outdoorOf(random, subcategory, level, rooms.bedrooms);
  const shell = finishing === 'unfinished' || finishing === 'semi_finished';
  const age = point('age', {
    years: shell || deal.month || provider.kind === 'developer' ? 0 : choose(random, [0, 1, 2, 4, 6, 9, 14, 20]),
  });
  const view =
    water ??
    (random.chance(0.7)
      ? choose(random, compound ? COMPOUND_VIEWS : random.chance(0.4) ? OPEN_VIEWS : STREET_VIEWS)
      : null);
  const side = choose(random, view ? FACINGS : FACINGS.filter((one) => one !== 'corner'));
  const facing = point('facing', { facing: side, view });
  const pair = sample(random, compound ? AMENITIES : HOUSES.has(subcategory) ? HOUSE_SERVICES : BUILDING_SERVICES, 2);
  const [first, second] = pair;
  const shared = first && second ? point(compound ? 'amenities' : 'services', { first, second }) : null;
  const layout =
    subcategory === 'residential'
      ? point('flats', { flats: rooms.bathrooms, floors: rooms.floors })
      : point('layout', {
          bedrooms: rooms.bedrooms,
          bathrooms: rooms.bathrooms,
          reception: rooms.size < 70 ? 1 : rooms.size < 140 ? 2 : random.whole(2, 4),
          extra: random.chance(0.55) ? choose(random, EXTRA_ROOMS) : null,
        });
  const finish = point('finish', { finishing, detail: choose(random, FINISH_DETAILS[finishing]) });
  const plot = HOUSES.has(subcategory)
    ? point('plot', { area: Math.round((rooms.size / rooms.floors) * random.between(1.2, 1.9)) })
    : null;
  const delivery = deal.month ? point('delivery', { month: deal.month }) : null;
  const must = subcategory === 'residential' ? [layout] : [];
  const points = tell(random, must, [
    { point: subcategory === 'studio' ? null : layout, weight: 9 },
    { point: finish, weight: 4 },
    { point: storey, weight: 2.5 },
    { point: outdoor, weight: 3 },
    { point: plot, weight: 2 },
    { point: facing, weight: 3 },
    { point: subcategory === 'residential' || subcategory === 'house' ? null : shared, weight: 3 },
    { point: nearOf(random, place), weight: compound ? 1.2 : 2.5 },
    { point: action === 'forsell' ? age : null, weight: 1 },
    { point: delivery, weight: 4 },
    { point: deal.plan, weight: 5 },
    ...characterOf(random, {
      subcategory,
      finishing,
      action,
      level,
      storey,
      age: age.value.years,
      inCompound: compound !== null,
    }),
    ...closingsOf(random, { action, kind: provider.kind }),
  ]);
  const known = [facing, ...(storey ? [storey] : []), ...(outdoor ? [outdoor] : []), age];
  return {
    type: 'housing',
    subcategory,
    noun: subcategory === 'residential' ? 'building' : subcategory,
    action,
    place,
    provider,
    ...rooms,
    finishing,
    payment: deal.payment,
    measure: null,
    headline: headlineOf(random, { ...rooms, finishing }, known, deal),
    points,
    features: featuresOf(random, known, finishing, compound !== null),
  };
}
