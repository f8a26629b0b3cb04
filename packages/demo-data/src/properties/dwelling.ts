import { getCompletionYear, toOrientation, toStoreyFacts } from '../facts/buildingFacts.ts';
import { createSellingPoint, type Facing } from '../facts/points.ts';
import type { DemoProperty, PropertyDraft } from '../facts/property.ts';
import { choose, drawCentered, sample } from '../random/chance.ts';
import type { Random } from '../random/random.ts';
import { computeRentPrice, computeSalePrice, type PriceInput } from '../rules/prices.ts';
import { pickRooms } from '../rules/sizes.ts';
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
import { drawCharacterNote } from './character.ts';
import { drawClosings } from './closings.ts';
import { choosePoints, toTraits } from './describe.ts';
import { drawFinishing, drawOutdoor, drawStorey, HOUSES } from './dwellingParts.ts';
import { drawFeatures, drawHeadline } from './dwellingSummary.ts';
import { createDeal } from './pay.ts';
import { drawNearby, findWaterView } from './surroundings.ts';

const FACINGS: readonly Facing[] = ['north', 'north', 'north', 'east', 'west', 'south', 'corner'];

export function draftDwelling(random: Random, draft: PropertyDraft): DemoProperty {
  const { subcategory, place, provider, action } = draft;
  const { city, compound } = place;
  const isHouse = HOUSES.has(subcategory);
  const rooms = pickRooms(random, subcategory);
  const finishing = drawFinishing(random, draft);
  const water = findWaterView(random, place);
  const input: PriceInput = {
    tier: city.tier,
    size: rooms.size,
    kind: subcategory,
    finishing,
    position: 0.05 + 0.8 * drawCentered(random),
    isInCompound: compound !== null,
    waterView: water && random.next(),
    tradeFactor: 0,
  };
  const cashPrice = action === 'forrent' ? computeRentPrice(input, random.next()) : computeSalePrice(input);
  const deal = createDeal(random, draft, cashPrice);
  const storey = drawStorey(random, subcategory, compound !== null, city.tier);
  const level = storey?.key === 'storey' ? storey.value.storey : null;
  const outdoor = drawOutdoor(random, subcategory, level, rooms.bedrooms);
  const isUnfinished = finishing === 'unfinished' || finishing === 'semi_finished';
  const age = createSellingPoint('age', {
    years: isUnfinished || deal.month || provider.kind === 'developer' ? 0 : choose(random, [0, 1, 2, 4, 6, 9, 14, 20]),
  });
  const open = isHouse ? OPEN_VIEWS.slice(0, 2) : OPEN_VIEWS;
  const view =
    water ??
    (random.chance(0.7) ? choose(random, compound ? COMPOUND_VIEWS : random.chance(0.4) ? open : STREET_VIEWS) : null);
  const facingSide = choose(random, view ? FACINGS : FACINGS.filter((option) => option !== 'corner'));
  const facing = createSellingPoint('facing', { facing: facingSide, view });
  const chosenServices = sample(random, compound ? AMENITIES : isHouse ? HOUSE_SERVICES : BUILDING_SERVICES, 2);
  const [first, second] = chosenServices;
  const servicesPoint =
    first && second ? createSellingPoint(compound ? 'amenities' : 'services', { first, second }) : null;
  const layout =
    subcategory === 'residential'
      ? createSellingPoint('flats', { flats: rooms.bathrooms, floors: rooms.floors })
      : createSellingPoint('layout', {
          bedrooms: rooms.bedrooms,
          bathrooms: rooms.bathrooms,
          reception: rooms.size < 70 ? 1 : rooms.size < 140 ? 2 : random.integer(2, 4),
          extra: random.chance(0.55) ? choose(random, EXTRA_ROOMS) : null,
        });
  const finish = createSellingPoint('finish', { finishing, detail: choose(random, FINISH_DETAILS[finishing]) });
  const garden = outdoor?.key === 'outdoor' ? outdoor.value.area : 0;
  const plot = isHouse
    ? createSellingPoint('plot', { area: Math.round((rooms.size / rooms.floors) * random.between(1.1, 1.4) + garden) })
    : null;
  const delivery = deal.month ? createSellingPoint('delivery', { month: deal.month }) : null;
  const storeyValue = storey?.key === 'storey' ? storey.value : null;
  const traits = toTraits({
    sale: action === 'forsell',
    finished: !isUnfinished,
    furnished: finishing === 'furnished',
    livedIn: age.value.years > 3,
    severalBedrooms: rooms.bedrooms > 1,
    severalBathrooms: rooms.bathrooms > 1,
    street: compound === null,
    top: storeyValue !== null && storeyValue.storey === storeyValue.top,
    lift: storeyValue?.hasLift ?? false,
  });
  const mandatoryPoints = subcategory === 'residential' ? [layout] : [];
  const points = choosePoints(random, mandatoryPoints, [
    { point: subcategory === 'studio' ? null : layout, weight: 9 },
    { point: finish, weight: 4 },
    { point: storey, weight: 2.5 },
    { point: outdoor, weight: 3 },
    { point: plot, weight: 2 },
    { point: facing, weight: 3 },
    { point: subcategory === 'residential' || subcategory === 'house' ? null : servicesPoint, weight: 3 },
    { point: drawNearby(random, place), weight: compound ? 1.2 : 2.5 },
    { point: action === 'forsell' ? age : null, weight: 1 },
    { point: delivery, weight: 4 },
    { point: deal.plan, weight: 5 },
    ...drawCharacterNote(random, subcategory, traits),
    ...drawClosings(random, { action, kind: provider.kind, isBuilding: subcategory === 'residential' }),
  ]);
  const knownPoints = [facing, ...(storey ? [storey] : []), ...(outdoor ? [outdoor] : []), age];
  return {
    type: 'housing',
    subcategory,
    noun: subcategory === 'residential' ? 'building' : subcategory,
    action,
    place,
    provider,
    ...rooms,
    ...toStoreyFacts(storey),
    completion_year: getCompletionYear(draft.now, { month: deal.month, age: age.value.years }),
    orientation: toOrientation(facingSide),
    finishing,
    payment: deal.payment,
    measure: null,
    headline: drawHeadline(random, { ...rooms, finishing }, knownPoints, deal),
    points,
    features: drawFeatures(random, knownPoints, finishing, compound !== null),
  };
}
