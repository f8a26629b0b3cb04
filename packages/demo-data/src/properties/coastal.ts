import type { Finishing } from '@mashrabiya/contract';
import type { BilingualText, City, FeatureSlug } from '@mashrabiya/reference';
import { getCompletionYear, toOrientation, toStoreyFacts } from '../facts/buildingFacts.ts';
import type { Headline } from '../facts/headline.ts';
import { type AnySellingPoint, createSellingPoint } from '../facts/points.ts';
import type { DemoProperty, PropertyDraft } from '../facts/property.ts';
import { choose, chooseWeighted, drawCentered, sample } from '../random/chance.ts';
import type { Random } from '../random/random.ts';
import { computeRentPrice, computeSalePrice, computeSeasonRentPrice, type PriceInput } from '../rules/prices.ts';
import { pickRooms } from '../rules/sizes.ts';
import {
  COASTAL_NOTES,
  LAKE_NOTES,
  RED_SEA_NOTES,
  RESORT_AMENITIES,
  RESORT_VIEWS,
  SEASON_TERMS,
  YEARLY_COAST_TERMS,
} from '../text/details/coastal.ts';
import { EXTRA_ROOMS, SEA_VIEW } from '../text/details/dwellings.ts';
import { FINISH_DETAILS } from '../text/details/finishes.ts';
import type { Remark } from '../text/details/remarks.ts';
import { headlines } from '../text/headlines.ts';
import { drawClosings } from './closings.ts';
import { choosePoints, drawClosing, drawNote, toTraits } from './describe.ts';
import { createDeal } from './pay.ts';

const BITTER_LAKES: BilingualText = { ar: 'البحيرات المرة', en: 'the Bitter Lakes' };
const LAKE_QARUN: BilingualText = { ar: 'بحيرة قارون', en: 'Lake Qarun' };
const LAKES: Readonly<Record<string, BilingualText>> = {
  fayed: BITTER_LAKES,
  'abu-sultan': BITTER_LAKES,
  'tunis-village': LAKE_QARUN,
};
const RED_SEA_COASTS = new Set(['red-sea', 'south-sinai', 'suez']);

const getWater = (city: City): BilingualText => LAKES[city.slug] ?? SEA_VIEW;
const isRedSea = (city: City): boolean => RED_SEA_COASTS.has(city.governorate.slug);
/** The north coast lets by the summer month; elsewhere tenants stay all year. */
const hasSeason = (city: City): boolean => !isRedSea(city) && !LAKES[city.slug] && city.tier <= 4;

function drawFinishing(random: Random, { action, provider }: PropertyDraft): Finishing {
  if (action === 'forrent') return random.chance(0.85) ? 'furnished' : 'finished';
  const buildingFactor = provider.kind === 'developer' ? 0 : 0.18;
  const odds = { unfinished: 0.05, semi_finished: 0.17, finished: 0.4, luxury: 0.2, furnished: buildingFactor };
  return chooseWeighted(random, Object.keys(odds) as Finishing[], (finishing) => odds[finishing]);
}

function getNotes(city: City): readonly Remark[] {
  if (LAKES[city.slug]) return LAKE_NOTES;
  return isRedSea(city) ? [...COASTAL_NOTES, ...RED_SEA_NOTES, ...RED_SEA_NOTES] : COASTAL_NOTES;
}

function drawOutdoor(random: Random, subcategory: string, isOnGround: boolean): AnySellingPoint {
  if (subcategory === 'roof' || subcategory === 'penthouse') {
    return createSellingPoint('outdoor', { kind: 'roof', area: random.integer(6, 16) * 5 });
  }
  return isOnGround
    ? createSellingPoint('outdoor', { kind: 'garden', area: random.integer(5, 30) * 5 })
    : createSellingPoint('outdoor', { kind: 'terrace', area: random.integer(8, 26) });
}

/** Resorts are low: three storeys at most above the ground floor. */
function drawResortStorey(random: Random, isOnGround: boolean) {
  const top = random.integer(1, 3);
  return { storey: isOnGround ? 0 : random.integer(1, top), building_storeys: top };
}

export function draftCoastal(random: Random, draft: PropertyDraft): DemoProperty {
  const { subcategory, place, provider, action } = draft;
  const { city } = place;
  const rooms = pickRooms(random, subcategory);
  const finishing = drawFinishing(random, draft);
  const row = random.chance(0.6) ? random.integer(1, 4) : null;
  const water = getWater(city);
  const hasWaterView = row === 1 || random.chance(0.2);
  const input: PriceInput = {
    tier: city.tier,
    size: rooms.size,
    kind: subcategory,
    finishing,
    position: 0.05 + 0.75 * drawCentered(random),
    isInCompound: place.compound !== null,
    waterView: hasWaterView ? random.next() * 0.7 : null,
    tradeFactor: 0,
  };
  const isSeasonal = action === 'forrent' && hasSeason(city);
  const computeRent = () =>
    isSeasonal ? computeSeasonRentPrice(city.tier, rooms.size, random.next()) : computeRentPrice(input, random.next());
  const deal = createDeal(random, draft, action === 'forrent' ? computeRent() : computeSalePrice(input));
  const isResort = place.locality?.kind !== 'street' && !LAKES[city.slug];
  const isHouse = ['villa', 'twinVilla', 'twinHouse', 'townHouse', 'house'].includes(subcategory);
  const isOnGround = isHouse || random.chance(0.35);
  const outdoor = drawOutdoor(random, subcategory, isOnGround);
  const view = hasWaterView ? water : choose(random, RESORT_VIEWS);
  const facing = createSellingPoint('facing', { facing: choose(random, ['north', 'east', 'corner', 'west']), view });
  const sea = createSellingPoint('sea', { row, minutes: row === 1 ? 1 : random.integer(2, 9), water });
  const [first, second] = sample(random, RESORT_AMENITIES, 2);
  const amenities = isResort && first && second ? createSellingPoint('amenities', { first, second }) : null;
  const layout = createSellingPoint('layout', {
    bedrooms: rooms.bedrooms,
    bathrooms: rooms.bathrooms,
    reception: rooms.size < 90 ? 1 : 2,
    extra: random.chance(0.4) ? choose(random, EXTRA_ROOMS) : null,
  });
  const traits = toTraits({
    resort: isResort,
    sale: action === 'forsell',
    finished: finishing !== 'unfinished' && finishing !== 'semi_finished',
    furnished: finishing === 'furnished',
    livedIn: provider.kind !== 'developer' && deal.month === null && finishing !== 'unfinished',
  });
  const finish = createSellingPoint('finish', { finishing, detail: choose(random, FINISH_DETAILS[finishing]) });
  const points = choosePoints(
    random,
    [],
    [
      { point: layout, weight: 7 },
      { point: sea, weight: 7 },
      { point: facing, weight: 3 },
      { point: outdoor, weight: 3 },
      { point: finish, weight: 3 },
      { point: amenities, weight: 4 },
      { point: drawNote(random, getNotes(city), traits), weight: 5 },
      { point: deal.month ? createSellingPoint('delivery', { month: deal.month }) : null, weight: 4 },
      { point: deal.plan, weight: 5 },
      ...(action === 'forrent'
        ? [{ point: drawClosing(random, isSeasonal ? SEASON_TERMS : YEARLY_COAST_TERMS), weight: 6 }]
        : drawClosings(random, { action, kind: provider.kind })),
    ],
  );
  const options: Headline[] = [headlines.bedrooms(rooms.bedrooms), headlines.finish(finishing), headlines.view(view)];
  if (row) options.push(headlines.row(row), headlines.row(row));
  if (isOnGround && outdoor.key === 'outdoor') options.push(headlines.garden(outdoor.value.area));
  if (deal.month) options.push(headlines.delivery(deal.month.slice(0, 4)));
  if (deal.payment.years) options.push(headlines.plan(deal.payment.years));
  const features: FeatureSlug[] = sample<FeatureSlug>(
    random,
    ['beach', 'pool', 'guard', 'parking', 'club', 'promenade', 'playground', 'internet', 'pets'],
    random.integer(3, 6),
  );
  if (hasWaterView) features.push('seaView');
  if (view.en === 'the lagoon') features.push('lagoon');
  features.push(
    isOnGround ? 'garden' : subcategory === 'roof' || subcategory === 'penthouse' ? 'roofTerrace' : 'terrace',
  );
  if (finishing === 'furnished' || finishing === 'luxury') features.push('airConditioning', 'kitchen');
  return {
    type: 'coastal',
    subcategory,
    noun: subcategory,
    action,
    place,
    provider,
    ...rooms,
    ...(isHouse ? toStoreyFacts(null) : drawResortStorey(random, isOnGround)),
    completion_year: getCompletionYear(draft.now, { month: deal.month, age: random.integer(0, 9) }),
    orientation: toOrientation(facing.value.facing),
    finishing,
    payment: deal.payment,
    measure: null,
    headline: choose(random, options),
    points,
    features,
  };
}
