import { ACTIONS, type AreaKind, type AreaPrice, PROPERTY_TYPES } from '@mashrabiya/contract';
import type { Reference } from '../listings/reference.ts';
import type { MarketKind, TypeGroup } from './MarketFigures.ts';
import { computeRoundedQuantile } from './statistics.ts';

const LOW_QUANTILE = 0.25;
const HIGH_QUANTILE = 0.75;

export function buildAreaPrice({ kind, offerCount, prices, median }: TypeGroup, reference: Reference): AreaPrice {
  return {
    action: ACTIONS[kind.action],
    type: reference.categories.get(kind.category_id)?.type ?? 'housing',
    median,
    low: median === null ? null : computeRoundedQuantile(prices, LOW_QUANTILE),
    high: median === null ? null : computeRoundedQuantile(prices, HIGH_QUANTILE),
    sample: prices.length,
    on_offer: offerCount,
  };
}

export const compareByKind = (a: AreaPrice, b: AreaPrice): number =>
  ACTIONS.indexOf(a.action) - ACTIONS.indexOf(b.action) ||
  PROPERTY_TYPES.indexOf(a.type) - PROPERTY_TYPES.indexOf(b.type);

/** Kind whose prices are shown: the requested one if it is on offer and not mixed, else the commonest. */
export function chooseKind(
  groupsOfArea: readonly TypeGroup[],
  requested: AreaKind,
  reference: Reference,
): MarketKind | undefined {
  const groups = groupsOfArea.filter(({ isMixed }) => !isMixed);
  const matchingGroups = groups.filter(
    ({ kind }) =>
      (!requested.action || ACTIONS[kind.action] === requested.action) &&
      (!requested.type || reference.categories.get(kind.category_id)?.type === requested.type),
  );
  return (findLargestGroup(matchingGroups) ?? findLargestGroup(groups))?.kind;
}

/** Kind with the most listings; the first of equals. */
export const findLargestGroup = (groups: readonly TypeGroup[]): TypeGroup | undefined =>
  groups.reduce<TypeGroup | undefined>(
    (largest, group) => (largest && largest.offerCount >= group.offerCount ? largest : group),
    undefined,
  );
