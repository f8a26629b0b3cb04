import type { FeatureSlug } from '@mashrabiya/reference';
import { NO_BUILDING_FACTS } from '../facts/buildingFacts.ts';
import type { Headline } from '../facts/headline.ts';
import { createSellingPoint } from '../facts/points.ts';
import type { DemoProperty, PropertyDraft } from '../facts/property.ts';
import { isInnerCity, isReclaimed } from '../places/suitability.ts';
import { choose, drawCentered, sample } from '../random/chance.ts';
import type { Random } from '../random/random.ts';
import { computeLandRentPrice, computeLandSalePrice, FEDDAN_M2, type LandPriceInput } from '../rules/landPrices.ts';
import { FIELD_SALE_TERMS, LAND_NOTES, LAND_RENT_TERMS, LAND_SALE_TERMS, UTILITIES } from '../text/details/land.ts';
import { headlines } from '../text/headlines.ts';
import { choosePoints, drawClosing, drawNote, toTraits } from './describe.ts';
import { createDeal } from './pay.ts';

/** Usual plot sizes in m². */
const SIZE_RANGES: Readonly<Record<string, readonly [number, number]>> = {
  residential: [209, 900],
  commercial: [400, 3000],
  administrative: [500, 2500],
  entertaining: [1500, 10000],
  industrial: [600, 12000],
  store: [500, 8000],
  medical: [800, 5000],
  usufructRight: [2000, 20000],
  coastal: [300, 2500],
  educational: [2500, 12000],
};

const STOREYS: Readonly<Record<string, readonly number[]>> = {
  residential: [3, 4, 4, 5, 6],
  commercial: [3, 4, 5],
  administrative: [5, 6, 7],
  medical: [4, 5, 6],
  educational: [3, 4],
  coastal: [2, 3],
  entertaining: [2],
  industrial: [2, 3],
};

/** Fields are sold by the feddan of 24 kirats. */
function drawFieldSize(random: Random): { feddans: number; kirats: number; size: number } {
  const feddans = Math.floor(20 ** random.next());
  const kirats = random.chance(0.5) ? 0 : random.integer(2, 22);
  return { feddans, kirats, size: Math.round((feddans + kirats / 24) * FEDDAN_M2) };
}

function drawPlotSize(random: Random, subcategory: string): number {
  const [low, high] = SIZE_RANGES[subcategory] ?? [300, 2000];
  const size = low + (high - low) * random.next() ** 2;
  return size < 1000 ? Math.round(size) : Math.round(size / 50) * 50;
}

export function draftLand(random: Random, draft: PropertyDraft): DemoProperty {
  const { subcategory, place, action } = draft;
  const isFarm = subcategory === 'agricultural';
  const measure = isFarm ? drawFieldSize(random) : null;
  const size = measure?.size ?? drawPlotSize(random, subcategory);
  const isReclaimedLand = isReclaimed(place.city);
  const isForRent = action === 'forrent';
  const input: LandPriceInput = {
    subcategory,
    tier: place.city.tier,
    size,
    position: 0.05 + 0.7 * drawCentered(random),
    isInnerCity: isInnerCity(place.city),
    isReclaimed: isReclaimedLand,
  };
  const deal = createDeal(random, draft, isForRent ? computeLandRentPrice(input) : computeLandSalePrice(input));
  const sides = random.chance(0.55) ? 1 : random.chance(0.7) ? 2 : 3;
  const street = createSellingPoint('street', {
    width: choose(random, isFarm ? [4, 6, 8] : [10, 12, 15, 20, 25, 30]),
    sides,
  });
  const storeys = STOREYS[subcategory];
  const buildingLimits = storeys
    ? createSellingPoint('build', { coverage: choose(random, [40, 45, 50, 60]), storeys: choose(random, storeys) })
    : null;
  const [first, second] = sample(random, UTILITIES, 2);
  const hasUtilities = !isFarm && subcategory !== 'usufructRight' && first && second;
  const utilities = hasUtilities ? createSellingPoint('utilities', { first, second }) : null;
  const remarks = (isFarm && isReclaimedLand ? LAND_NOTES.reclaimed : LAND_NOTES[subcategory]) ?? [];
  const terms = isForRent ? LAND_RENT_TERMS : isFarm ? FIELD_SALE_TERMS : LAND_SALE_TERMS;
  const term =
    subcategory === 'usufructRight'
      ? createSellingPoint('term', { years: choose(random, [15, 20, 25, 30, 49]) })
      : null;
  const traits = toTraits({
    sale: !isForRent,
    newCity: place.city.kind === 'new_city',
    large: size > 2000,
    buildable: buildingLimits !== null,
  });
  const points = choosePoints(random, term ? [term] : [], [
    { point: measure ? createSellingPoint('field', measure) : null, weight: 7 },
    { point: street, weight: 5 },
    { point: buildingLimits, weight: 5 },
    { point: utilities, weight: 4 },
    { point: drawNote(random, remarks, traits), weight: 6 },
    { point: deal.plan, weight: 5 },
    { point: drawClosing(random, terms, traits), weight: 4 },
  ]);
  const options: Headline[] = place.locality?.kind === 'street' ? [] : [headlines.street(street.value.width)];
  if (sides > 1 && !isFarm) options.push(headlines.facing('corner'));
  if (buildingLimits) options.push(headlines.storeys(buildingLimits.value.storeys));
  const features: FeatureSlug[] = [];
  if (sides > 1) features.push('corner');
  if (utilities)
    features.push(...sample<FeatureSlug>(random, ['electricity', 'water', 'drainage', 'gas'], random.integer(2, 4)));
  features.push(
    ...sample<FeatureSlug>(random, ['registered', 'fence', 'paved', 'installmentsPaid'], random.integer(1, 3)),
  );
  if (isFarm && isReclaimedLand) features.push('well', 'drip');
  if (subcategory === 'coastal') features.push('seaView');
  return {
    type: 'land',
    subcategory,
    noun: isFarm ? 'field' : 'plot',
    action,
    place,
    provider: draft.provider,
    size,
    bedrooms: 0,
    bathrooms: 0,
    floors: 0,
    ...NO_BUILDING_FACTS,
    finishing: 'unfinished',
    payment: deal.payment,
    headline: isFarm || options.length === 0 ? null : choose(random, options),
    measure,
    points,
    features,
  };
}
