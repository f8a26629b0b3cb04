import type { Finishing } from '@mashrabiya/contract';
import priceData from '../../data/prices.json' with { type: 'json' };
import { between, toStep } from '../random/chance.ts';

type Range = readonly [number, number];
const range = ([low = 0, high = 0]: number[]): Range => [low, high];

/** Sale prices are whole multiples of this, rents of the other. EGP. */
export const SALE_STEP = 25_000;
export const RENT_STEP = 500;

/** What a price follows from. Shares are 0–1: where in its range the home lies. */
export interface PriceInput {
  /** 1 dearest … 7 cheapest. */
  tier: number;
  /** Square metres. */
  size: number;
  /** Key of the multipliers: a dwelling's subcategory, or a trade. */
  kind: string;
  finishing: Finishing;
  /** Where in the tier's range: quality of the street, age, light. */
  position: number;
  /** Only the dear tiers tell compounds from streets. */
  inCompound: boolean;
  /** Sea or Nile view, 0–1; null without one. */
  waterView: number | null;
  /** Where in the multiplier's range, for trades that have one. */
  trade: number;
}

const multipliers: Record<string, number | number[]> = priceData.typeMultiplierOnApartmentM2;

function kindMultiplier(kind: string, share: number): number {
  const multiplier = multipliers[kind];
  if (multiplier === undefined) throw new Error(`no price rule for ${kind}`);
  return typeof multiplier === 'number' ? multiplier : between(range(multiplier), share);
}

function compoundMultiplier({ tier, inCompound, position }: PriceInput): number {
  const rule = priceData.outsideCompoundMultiplier;
  return inCompound || !rule.appliesToTiers.includes(tier) ? 1 : between(range(rule.range), position);
}

/** EGP per square metre that a finished apartment asks in a tier. */
export function tierPrice(tier: number, position: number): number {
  const tiers: Record<string, number[]> = priceData.tiers;
  const found = tiers[String(tier)];
  if (!found) throw new Error(`no price tier ${tier}`);
  return between(range(found), position);
}

/** Asking price before rounding: area × tier price × multipliers. EGP, paid at once. */
export function saleValue(input: PriceInput): number {
  const view = input.waterView === null ? 1 : between(range(priceData.seaOrNileView), input.waterView);
  return (
    input.size *
    tierPrice(input.tier, input.position) *
    kindMultiplier(input.kind, input.trade) *
    compoundMultiplier(input) *
    priceData.finishingMultiplier[input.finishing] *
    view
  );
}

export const salePrice = (input: PriceInput): number => toStep(saleValue(input), SALE_STEP);

/**
 * Share of the value that a month's rent is. Cheap unfurnished homes that are dear for their area yield least: their
 * tenants do not pay for the address.
 */
export function rentShare(tier: number, furnished: boolean, position: number, luck: number): number {
  const rule = priceData.monthlyRentAsShareOfSalePrice;
  if (furnished) return between(range(rule.furnished), luck * 0.8);
  const [low, high] = range(rule.unfurnished);
  const room = tier <= 3 ? high - low : (high - low) * 0.75 * Math.max(0, 1 - position / 0.6);
  return low + room * luck;
}

/** Monthly rent of a dwelling, EGP; `luck` (0–1) is where in the usual yield it lies. */
export const rentPrice = (input: PriceInput, luck: number): number =>
  toStep(saleValue(input) * rentShare(input.tier, input.finishing === 'furnished', input.position, luck), RENT_STEP);

/** Monthly rent of an office or shop, EGP. */
export const tradeRentPrice = (input: PriceInput, luck: number): number =>
  toStep(saleValue(input) * between(range(priceData.monthlyRentAsShareOfSalePrice.officeOrShop), luck), RENT_STEP);

/** Rent of a summer month on the northern coast, EGP: twenty nights at the season's rate. */
export function seasonRentPrice(tier: number, size: number, luck: number): number {
  const nightly = priceData.coastalSummerNightlyRentEgp;
  const wanted = between(range(tier === 1 ? nightly.top : nightly.mid), 0.15 * luck + Math.min(0.5, (size - 60) / 800));
  return toStep(wanted * 20, RENT_STEP);
}
