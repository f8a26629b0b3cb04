import type { Finishing } from '@mashrabiya/contract';
import type { FeatureSlug } from '@mashrabiya/reference';
import prices from '../../data/prices.json' with { type: 'json' };
import { getCompletionYear, NO_BUILDING_FACTS } from '../facts/buildingFacts.ts';
import type { Headline } from '../facts/headline.ts';
import { createSellingPoint } from '../facts/points.ts';
import type { DemoProperty, PropertyDraft } from '../facts/property.ts';
import { choose, chooseWeighted, drawCentered, sample } from '../random/chance.ts';
import type { Random } from '../random/random.ts';
import { computeIndustrialRentPrice, computeIndustrialSalePrice } from '../rules/landPrices.ts';
import { pickHallSize } from '../rules/sizes.ts';
import { INDUSTRY_NOTES, WORKS_NOTES, WORKS_RENT_TERMS, WORKS_SALE_TERMS } from '../text/details/industry.ts';
import { headlines } from '../text/headlines.ts';
import { choosePoints, drawClosing, drawNote, toTraits } from './describe.ts';
import { createDeal } from './pay.ts';

function chooseNoun(random: Random, subcategory: string, size: number): string {
  if (subcategory === 'spinningAndWeaving') return 'spinningMill';
  if (subcategory === 'deliveryServices') return 'warehouse';
  if (subcategory === 'without') return choose(random, ['hall', 'warehouse', 'factory']);
  return size < 900 ? choose(random, ['workshop', 'workshop', 'factory']) : 'factory';
}

const FINISHINGS: Record<Finishing, number> = {
  unfinished: 0.1,
  semi_finished: 0.22,
  finished: 0.68,
  luxury: 0,
  furnished: 0,
};

export function draftWorks(random: Random, draft: PropertyDraft): DemoProperty {
  const { subcategory, action } = draft;
  const size = pickHallSize(random);
  const noun = chooseNoun(random, subcategory, size);
  const finishing = chooseWeighted(random, Object.keys(FINISHINGS) as Finishing[], (option) => FINISHINGS[option]);
  const isForRent = action === 'forrent';
  const position = 0.02 + 0.6 * drawCentered(random) * (1.1 - draft.place.city.tier / 14);
  const factor = Math.min(1, prices.finishingMultiplier[finishing]);
  const cashPrice = isForRent
    ? computeIndustrialRentPrice(size, position, factor)
    : computeIndustrialSalePrice(size, position, factor);
  const deal = createDeal(random, draft, cashPrice);
  const height = size < 900 ? random.integer(5, 7) : random.integer(7, 13);
  const hall = createSellingPoint('hall', { height, docks: size > 1500 ? random.integer(1, 6) : 1 });
  const power = createSellingPoint('power', {
    kilowatts: choose(random, size < 1000 ? [60, 100, 150, 200] : [250, 315, 400, 500, 630, 1000]),
    hasGas: random.chance(0.45),
  });
  const yard = createSellingPoint('yard', {
    area: Math.round((size * random.between(0.15, 0.8)) / 50) * 50 + 50,
    offices: Math.max(25, Math.round((size * random.between(0.04, 0.1)) / 5) * 5),
  });
  const street = createSellingPoint('street', {
    width: choose(random, [15, 20, 25, 30, 40]),
    sides: random.chance(0.3) ? 2 : 1,
  });
  const isBare = finishing === 'unfinished' || finishing === 'semi_finished';
  const traits = toTraits({ sale: !isForRent, newCity: draft.place.city.kind === 'new_city' });
  const points = choosePoints(
    random,
    [],
    [
      { point: hall, weight: 5 },
      { point: power, weight: 5 },
      { point: yard, weight: 3.5 },
      { point: street, weight: 2 },
      { point: isBare ? null : drawNote(random, INDUSTRY_NOTES[subcategory] ?? [], traits), weight: 6 },
      { point: drawNote(random, WORKS_NOTES, traits), weight: 3 },
      { point: deal.plan, weight: 5 },
      { point: drawClosing(random, isForRent ? WORKS_RENT_TERMS : WORKS_SALE_TERMS, traits), weight: 4 },
    ],
  );
  const options: Headline[] = [
    headlines.height(height),
    headlines.power(power.value.kilowatts),
    headlines.street(street.value.width),
  ];
  if (finishing !== 'finished') options.push(headlines.finish(finishing));
  const features: FeatureSlug[] = sample<FeatureSlug>(
    random,
    ['fireSystem', 'drainage', 'cameras', 'licence', 'register', 'crane', 'housing', 'transformer'],
    random.integer(2, 5),
  );
  features.push('threePhase', 'fence');
  if (power.value.hasGas) features.push('gas');
  if (size > 1500) features.push('truckAccess', 'offices', 'loadingDock');
  if (subcategory === 'foodstuffs' && !isBare) features.push('coldRoom');
  return {
    type: 'industrial',
    subcategory,
    noun,
    action,
    place: draft.place,
    provider: draft.provider,
    size,
    bedrooms: 0,
    bathrooms: size < 1000 ? 1 : random.integer(2, 6),
    floors: size > 3000 ? 1 : choose(random, [1, 1, 2]),
    ...NO_BUILDING_FACTS,
    completion_year: getCompletionYear(draft.now, { month: deal.month, age: null }),
    finishing,
    payment: deal.payment,
    measure: null,
    headline: choose(random, options),
    points,
    features,
  };
}
