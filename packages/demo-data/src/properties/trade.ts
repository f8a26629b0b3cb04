import type { Finishing } from '@mashrabiya/contract';
import type { FeatureSlug } from '@mashrabiya/reference';
import { getCompletionYear, toOrientation, toStoreyFacts } from '../facts/buildingFacts.ts';
import type { Headline } from '../facts/headline.ts';
import { createSellingPoint } from '../facts/points.ts';
import type { DemoProperty, PropertyDraft } from '../facts/property.ts';
import { choose, chooseWeighted, drawCentered, sample } from '../random/chance.ts';
import type { Random } from '../random/random.ts';
import { computeSalePrice, computeTradeRentPrice, type PriceInput } from '../rules/prices.ts';
import { pickTradeSize } from '../rules/sizes.ts';
import { OPEN_VIEWS, STREET_VIEWS } from '../text/details/dwellings.ts';
import { filterTrueRemarks } from '../text/details/remarks.ts';
import {
  FOOTFALL_NOTES,
  TRADE_NOTES,
  TRADE_RENT_TERMS,
  TRADE_SALE_TERMS,
  TRADE_SERVICES,
} from '../text/details/trades.ts';
import { headlines } from '../text/headlines.ts';
import { choosePoints, drawClosing, drawNote, toTraits } from './describe.ts';
import { createDeal } from './pay.ts';
import { drawNearby } from './surroundings.ts';

const NOUNS_BY_KIND: Readonly<Record<string, readonly string[]>> = {
  medical: ['clinic', 'clinic', 'clinic', 'lab'],
  superMarket: ['superMarket'],
  pharmacy: ['pharmacy'],
  bakery: ['bakery'],
  vegetables: ['greengrocer'],
  allActivities: ['shop'],
  office: ['office'],
  another: ['showroom', 'cafe', 'gym', 'nursery', 'restaurant'],
};
const TRADE_VIEWS = [...STREET_VIEWS.slice(0, 3), ...OPEN_VIEWS.slice(0, 2)];
const UPPER_FLOOR_NOUNS = new Set(['clinic', 'lab', 'office', 'gym']);

function drawFinishing(random: Random, noun: string, isForRent: boolean): Finishing {
  const odds: Record<Finishing, number> = {
    unfinished: isForRent ? 0.02 : 0.14,
    semi_finished: 0.16,
    finished: 0.48,
    luxury: 0.22,
    furnished: noun === 'office' || noun === 'clinic' || noun === 'restaurant' || noun === 'cafe' ? 0.2 : 0,
  };
  return chooseWeighted(random, Object.keys(odds) as Finishing[], (finishing) => odds[finishing]);
}

export function draftTrade(random: Random, draft: PropertyDraft): DemoProperty {
  const { subcategory, place, action } = draft;
  const noun = choose(random, NOUNS_BY_KIND[subcategory] ?? ['shop']);
  const size = subcategory === 'another' ? random.integer(14, 80) * 5 : pickTradeSize(random, subcategory);
  const isForRent = action === 'forrent';
  const finishing = drawFinishing(random, noun, isForRent);
  const isUpstairs = UPPER_FLOOR_NOUNS.has(noun);
  const input: PriceInput = {
    tier: place.city.tier,
    size,
    kind: subcategory === 'another' ? 'superMarket' : subcategory,
    finishing,
    position: 0.05 + 0.75 * drawCentered(random),
    isInCompound: place.compound !== null,
    waterView: null,
    tradeFactor: 0.05 + 0.6 * drawCentered(random) * (size > 120 ? 0.6 : 1),
  };
  const deal = createDeal(
    random,
    draft,
    isForRent ? computeTradeRentPrice(input, random.next() * 0.7) : computeSalePrice(input),
  );
  const top = random.integer(4, 9);
  const storey = isUpstairs
    ? createSellingPoint('storey', { storey: random.integer(1, top), top, hasLift: top > 5 || random.chance(0.5) })
    : null;
  const front = isUpstairs
    ? null
    : createSellingPoint('front', {
        width: Math.max(3, Math.min(18, Math.round(Math.sqrt(size) * random.between(0.45, 0.8)))),
        height: choose(random, [3, 4, 4, 5, 6]),
      });
  const isCorner = !isUpstairs && random.chance(0.25);
  const facing = createSellingPoint('facing', {
    facing: isCorner ? 'corner' : 'north',
    view: choose(random, TRADE_VIEWS),
  });
  const isUnfinished = finishing === 'unfinished' || finishing === 'semi_finished';
  const traits = toTraits({ sale: !isForRent, finished: !isUnfinished, atStreetLevel: !isUpstairs });
  const [first, second] = sample(random, filterTrueRemarks(TRADE_SERVICES, traits), 2);
  const services = first && second ? createSellingPoint('services', { first, second }) : null;
  const points = choosePoints(
    random,
    [],
    [
      { point: front, weight: 5 },
      { point: storey, weight: 4 },
      { point: isCorner || isUpstairs ? facing : null, weight: 3 },
      { point: isUnfinished ? null : services, weight: 4 },
      { point: isUpstairs ? drawNearby(random, place) : drawNote(random, FOOTFALL_NOTES), weight: 4 },
      { point: isUnfinished ? null : drawNote(random, TRADE_NOTES[noun] ?? [], traits), weight: 6 },
      { point: deal.month ? createSellingPoint('delivery', { month: deal.month }) : null, weight: 4 },
      { point: deal.plan, weight: 5 },
      { point: drawClosing(random, isForRent ? TRADE_RENT_TERMS : TRADE_SALE_TERMS, traits), weight: 4 },
    ],
  );
  const options: Headline[] = [headlines.finish(finishing)];
  if (front) options.push(headlines.front(front.value.width), headlines.front(front.value.width));
  if (isCorner) options.push(headlines.facing('corner'));
  if (storey) options.push(headlines.storey(storey.value.storey));
  if (deal.payment.years) options.push(headlines.plan(deal.payment.years));
  const features: FeatureSlug[] = sample<FeatureSlug>(
    random,
    ['airConditioning', 'threePhase', 'storage', 'toilet', 'cameras', 'guard', 'internet', 'fireSystem', 'parking'],
    random.integer(2, 5),
  );
  if (isCorner) features.push('corner');
  if (storey?.value.hasLift) features.push('lift');
  if (!isUpstairs) features.push('shopfront');
  if (finishing !== 'unfinished' && ['pharmacy', 'bakery', 'restaurant', 'nursery'].includes(noun))
    features.push('licence');
  return {
    type: 'commercial',
    subcategory,
    noun,
    action,
    place: draft.place,
    provider: draft.provider,
    size,
    bedrooms: 0,
    bathrooms: size > 100 ? 2 : 1,
    floors: 1,
    ...toStoreyFacts(storey),
    completion_year: getCompletionYear(draft.now, { month: deal.month, age: null }),
    orientation: isUpstairs ? toOrientation(facing.value.facing) : null,
    finishing,
    payment: deal.payment,
    measure: null,
    headline: choose(random, options),
    points,
    features,
  };
}
