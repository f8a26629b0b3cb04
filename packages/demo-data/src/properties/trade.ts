import type { Finishing } from '@mashrabiya/contract';
import type { FeatureSlug } from '@mashrabiya/reference';
import { getCompletionYear, toOrientation, toStoreyFacts } from '../facts/buildingFacts.ts';
import type { Headline } from '../facts/headline.ts';
import { createPoint } from '../facts/points.ts';
import type { DemoProperty, Draft } from '../facts/property.ts';
import { choose, chooseWeighted, drawMiddle, sample } from '../random/chance.ts';
import { computeSalePrice, computeTradeRentPrice, type PriceInput } from '../rules/prices.ts';
import { pickTradeSize } from '../rules/sizes.ts';
import type { Random } from '../scenes/kit/scene.ts';
import { trueOf } from '../text/details/both.ts';
import { OPEN_VIEWS, STREET_VIEWS } from '../text/details/dwellings.ts';
import {
  FOOTFALL_NOTES,
  TRADE_NOTES,
  TRADE_RENT_TERMS,
  TRADE_SALE_TERMS,
  TRADE_SERVICES,
} from '../text/details/trades.ts';
import { headlines } from '../text/headlines.ts';
import { choosePoints, drawClosing, drawNote, toTraits } from './describe.ts';
import { dealFor } from './pay.ts';
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
const UPSTAIRS = new Set(['clinic', 'lab', 'office', 'gym']);

function drawFinishing(random: Random, noun: string, isToLet: boolean): Finishing {
  const odds: Record<Finishing, number> = {
    unfinished: isToLet ? 0.02 : 0.14,
    semi_finished: 0.16,
    finished: 0.48,
    luxury: 0.22,
    furnished: noun === 'office' || noun === 'clinic' || noun === 'restaurant' || noun === 'cafe' ? 0.2 : 0,
  };
  return chooseWeighted(random, Object.keys(odds) as Finishing[], (finishing) => odds[finishing]);
}

export function draftTrade(random: Random, draft: Draft): DemoProperty {
  const { subcategory, place, action } = draft;
  const noun = choose(random, NOUNS_BY_KIND[subcategory] ?? ['shop']);
  const size = subcategory === 'another' ? random.whole(14, 80) * 5 : pickTradeSize(random, subcategory);
  const isToLet = action === 'forrent';
  const finishing = drawFinishing(random, noun, isToLet);
  const upstairs = UPSTAIRS.has(noun);
  const input: PriceInput = {
    tier: place.city.tier,
    size,
    kind: subcategory === 'another' ? 'superMarket' : subcategory,
    finishing,
    position: 0.05 + 0.75 * drawMiddle(random),
    isInCompound: place.compound !== null,
    waterView: null,
    trade: 0.05 + 0.6 * drawMiddle(random) * (size > 120 ? 0.6 : 1),
  };
  const deal = dealFor(
    random,
    draft,
    isToLet ? computeTradeRentPrice(input, random.next() * 0.7) : computeSalePrice(input),
  );
  const top = random.whole(4, 9);
  const storey = upstairs
    ? createPoint('storey', { storey: random.whole(1, top), top, lift: top > 5 || random.chance(0.5) })
    : null;
  const front = upstairs
    ? null
    : createPoint('front', {
        width: Math.max(3, Math.min(18, Math.round(Math.sqrt(size) * random.between(0.45, 0.8)))),
        height: choose(random, [3, 4, 4, 5, 6]),
      });
  const corner = !upstairs && random.chance(0.25);
  const facing = createPoint('facing', {
    facing: corner ? 'corner' : 'north',
    view: choose(random, TRADE_VIEWS),
  });
  const isBare = finishing === 'unfinished' || finishing === 'semi_finished';
  const traits = toTraits({ sale: !isToLet, finished: !isBare, atStreetLevel: !upstairs });
  const [first, second] = sample(random, trueOf(TRADE_SERVICES, traits), 2);
  const services = first && second ? createPoint('services', { first, second }) : null;
  const points = choosePoints(
    random,
    [],
    [
      { point: front, weight: 5 },
      { point: storey, weight: 4 },
      { point: corner || upstairs ? facing : null, weight: 3 },
      { point: isBare ? null : services, weight: 4 },
      { point: upstairs ? drawNearby(random, place) : drawNote(random, FOOTFALL_NOTES), weight: 4 },
      { point: isBare ? null : drawNote(random, TRADE_NOTES[noun] ?? [], traits), weight: 6 },
      { point: deal.month ? createPoint('delivery', { month: deal.month }) : null, weight: 4 },
      { point: deal.plan, weight: 5 },
      { point: drawClosing(random, isToLet ? TRADE_RENT_TERMS : TRADE_SALE_TERMS, traits), weight: 4 },
    ],
  );
  const options: Headline[] = [headlines.finish(finishing)];
  if (front) options.push(headlines.front(front.value.width), headlines.front(front.value.width));
  if (corner) options.push(headlines.facing('corner'));
  if (storey) options.push(headlines.storey(storey.value.storey));
  if (deal.payment.years) options.push(headlines.plan(deal.payment.years));
  const features: FeatureSlug[] = sample<FeatureSlug>(
    random,
    ['airConditioning', 'threePhase', 'storage', 'toilet', 'cameras', 'guard', 'internet', 'fireSystem', 'parking'],
    random.whole(2, 5),
  );
  if (corner) features.push('corner');
  if (storey?.value.lift) features.push('lift');
  if (!upstairs) features.push('shopfront');
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
    orientation: upstairs ? toOrientation(facing.value.facing) : null,
    finishing,
    payment: deal.payment,
    measure: null,
    headline: choose(random, options),
    points,
    features,
  };
}
