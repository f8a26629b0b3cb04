import priceData from '../../data/prices.json' with { type: 'json' };
import { interpolate, roundToStep } from '../random/chance.ts';
import { RENT_STEP, SALE_STEP } from './prices.ts';

const land = priceData.land;

/** Square metres per feddan, the measure of fields. */
export const FEDDAN_M2 = land.feddanM2;

/** Price factors of a plot or an industrial building. `position` is 0–1. */
export interface LandPriceInput {
  subcategory: string;
  tier: number;
  /** Square metres. */
  size: number;
  position: number;
  /** An old, dense district, where building land is rare. */
  isInnerCity: boolean;
  /** Reclaimed desert; fields only. */
  isReclaimed: boolean;
}

/** Expensive tiers take the upper part of a range: 1 for tier 1, 0 for tier 7, varied by the position. */
const computeRank = (tier: number, position: number): number => (0.8 * (7 - tier)) / 6 + 0.2 * position;

const interpolateAt = ([low = 0, high = 0]: number[], share: number): number => interpolate([low, high], share);

/** Prices relative to commercial land; a right of use relative to the land itself. */
const SHARE_OF_COMMERCIAL: Record<string, number> = {
  commercial: 1,
  administrative: 0.8,
  medical: 0.75,
  educational: 0.6,
  entertaining: 0.5,
};
const USUFRUCT_SHARE = 0.15;
const COASTAL_OVER_RESIDENTIAL = 1.25;

/** Asking price in EGP per m² of land. */
export function computeLandPricePerMetre(input: LandPriceInput): number {
  const { subcategory, tier, position, isInnerCity, isReclaimed } = input;
  const share = computeRank(tier, position);
  if (subcategory === 'agricultural') {
    const fields = isReclaimed ? land.agriculturalReclaimedEgpPerFeddan : land.agriculturalOldDeltaEgpPerFeddan;
    return interpolateAt(fields, position) / FEDDAN_M2;
  }
  if (subcategory === 'industrial') return interpolateAt(land.industrialEgpPerM2, position);
  if (subcategory === 'store') return interpolateAt(land.industrialEgpPerM2, position * 0.8);
  const commercialShare = SHARE_OF_COMMERCIAL[subcategory];
  if (commercialShare !== undefined) return interpolateAt(land.commercialEgpPerM2, share * 0.7) * commercialShare;
  const residentialPrice =
    isInnerCity && subcategory === 'residential'
      ? interpolateAt(land.residentialPrimeInnerCityEgpPerM2, position * 0.4)
      : interpolateAt(land.residentialNewCityEgpPerM2, share);
  if (subcategory === 'coastal') return residentialPrice * COASTAL_OVER_RESIDENTIAL;
  return subcategory === 'usufructRight' ? residentialPrice * USUFRUCT_SHARE : residentialPrice;
}

export const computeLandSalePrice = (input: LandPriceInput): number =>
  roundToStep(computeLandPricePerMetre(input) * input.size, SALE_STEP);

/** Monthly rent of a plot in EGP: about 0.3 to 0.5 % of its value. */
export const computeLandRentPrice = (input: LandPriceInput): number =>
  roundToStep(
    computeLandPricePerMetre(input) * input.size * interpolateAt([0.003, 0.005], 1 - input.position),
    RENT_STEP,
  );

/** Large halls cost less per metre; the finishing counts as elsewhere. */
function computeIndustrialValue(size: number, position: number, finishing: number): number {
  const scale = 1 - 0.35 * Math.min(1, size / 10_000);
  return size * interpolateAt(priceData.industrialBuildingEgpPerM2, position) * scale * finishing;
}

export const computeIndustrialSalePrice = (size: number, position: number, finishing: number): number =>
  roundToStep(Math.max(size * 7_000, computeIndustrialValue(size, position, finishing)), SALE_STEP);

export const computeIndustrialRentPrice = (size: number, position: number, finishing: number): number =>
  roundToStep(
    computeIndustrialValue(size, position, finishing) * interpolateAt([0.0055, 0.0075], 1 - position),
    RENT_STEP,
  );
