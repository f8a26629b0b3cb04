import type { Finishing } from '@mashrabiya/contract';
import priceData from '../../data/prices.json' with { type: 'json' };
import { interpolate, roundToStep } from '../random/chance.ts';

type Range = readonly [number, number];
const toRange = ([low = 0, high = 0]: number[]): Range => [low, high];

/** Rounding of sale prices and rents, EGP. */
export const SALE_STEP = 25_000;
export const RENT_STEP = 500;

/** Price factors. Shares (0–1) are positions within a range. */
export interface PriceInput {
  /** 1 most expensive … 7 cheapest. */
  tier: number;
  size: number;
  /** Key of the multipliers: a dwelling's subcategory, or a trade. */
  kind: string;
  finishing: Finishing;
  /** Position in the tier's range: quality of the street, age, light. */
  position: number;
  /** Only expensive tiers price compounds separately. */
  isInCompound: boolean;
  /** Sea or Nile view, 0–1; null without one. */
  waterView: number | null;
  /** Position in the multiplier's range, for trades that have one. */
  tradeFactor: number;
}

const multipliers: Record<string, number | number[]> = priceData.typeMultiplierOnApartmentM2;

function getKindMultiplier(kind: string, share: number): number {
  const multiplier = multipliers[kind];
  if (multiplier === undefined) throw new Error(`No price rule for ${kind}`);
  return typeof multiplier === 'number' ? multiplier : interpolate(toRange(multiplier), share);
}

function getCompoundMultiplier({ tier, isInCompound, position }: PriceInput): number {
  const rule = priceData.outsideCompoundMultiplier;
  return isInCompound || !rule.appliesToTiers.includes(tier) ? 1 : interpolate(toRange(rule.range), position);
}

/** EGP per m² of a finished apartment in a tier. */
function getTierPrice(tier: number, position: number): number {
  const tiers: Record<string, number[]> = priceData.tiers;
  const tierRange = tiers[String(tier)];
  if (!tierRange) throw new Error(`Unknown price tier ${tier}`);
  return interpolate(toRange(tierRange), position);
}

/** Asking price before rounding: area × tier price × multipliers. EGP, cash. */
function computeSaleValue(input: PriceInput): number {
  const view = input.waterView === null ? 1 : interpolate(toRange(priceData.seaOrNileView), input.waterView);
  return (
    input.size *
    getTierPrice(input.tier, input.position) *
    getKindMultiplier(input.kind, input.tradeFactor) *
    getCompoundMultiplier(input) *
    priceData.finishingMultiplier[input.finishing] *
    view
  );
}

export const computeSalePrice = (input: PriceInput): number => roundToStep(computeSaleValue(input), SALE_STEP);

/**
 * Monthly rent as a share of the value. Cheap unfurnished homes in expensive areas yield least: their tenants do not
 * pay for the address.
 */
function computeRentShare(tier: number, isFurnished: boolean, position: number, yieldPosition: number): number {
  const rule = priceData.monthlyRentAsShareOfSalePrice;
  if (isFurnished) return interpolate(toRange(rule.furnished), yieldPosition * 0.8);
  const [low, high] = toRange(rule.unfurnished);
  const rangeWidth = tier <= 3 ? high - low : (high - low) * 0.75 * Math.max(0, 1 - position / 0.6);
  return low + rangeWidth * yieldPosition;
}

/** Monthly rent of a dwelling, EGP; `yieldPosition` (0–1) is the position in the usual yield. */
export const computeRentPrice = (input: PriceInput, yieldPosition: number): number =>
  roundToStep(
    computeSaleValue(input) *
      computeRentShare(input.tier, input.finishing === 'furnished', input.position, yieldPosition),
    RENT_STEP,
  );

/** Monthly rent of an office or shop, EGP. */
export const computeTradeRentPrice = (input: PriceInput, yieldPosition: number): number =>
  roundToStep(
    computeSaleValue(input) * interpolate(toRange(priceData.monthlyRentAsShareOfSalePrice.officeOrShop), yieldPosition),
    RENT_STEP,
  );

/** Rent of a summer month on the north coast, EGP: twenty nights at the season's rate. */
export function computeSeasonRentPrice(tier: number, size: number, yieldPosition: number): number {
  const nightly = priceData.coastalSummerNightlyRentEgp;
  const nightlyRent = interpolate(
    toRange(tier === 1 ? nightly.top : nightly.mid),
    0.15 * yieldPosition + Math.min(0.5, (size - 60) / 800),
  );
  return roundToStep(nightlyRent * 20, RENT_STEP);
}
