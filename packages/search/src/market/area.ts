import { ACTIONS, type AreaKind, type AreaPrice, PROPERTY_TYPES } from '@mashrabiya/contract';
import type { Reference } from '../listings/reference.ts';
import type { Kind, TypeGroup } from './Figures.ts';
import { wholeQuantile } from './statistics.ts';

const LOW = 0.25;
const HIGH = 0.75;

export function buildAreaPrice({ kind, onOffer, prices, median }: TypeGroup, reference: Reference): AreaPrice {
  return {
    action: ACTIONS[kind.action],
    type: reference.categories.get(kind.category_id)?.type ?? 'housing',
    median,
    low: median === null ? null : wholeQuantile(prices, LOW),
    high: median === null ? null : wholeQuantile(prices, HIGH),
    sample: prices.length,
    on_offer: onOffer,
  };
}

export const compareByKind = (a: AreaPrice, b: AreaPrice): number =>
  ACTIONS.indexOf(a.action) - ACTIONS.indexOf(b.action) ||
  PROPERTY_TYPES.indexOf(a.type) - PROPERTY_TYPES.indexOf(b.type);

/** Kind whose prices are shown: the requested one if it is on offer and not mixed, else the commonest. */
export function chooseKind(all: readonly TypeGroup[], requested: AreaKind, reference: Reference): Kind | undefined {
  const groups = all.filter(({ isMixed }) => !isMixed);
  const matching = groups.filter(
    ({ kind }) =>
      (!requested.action || ACTIONS[kind.action] === requested.action) &&
      (!requested.type || reference.categories.get(kind.category_id)?.type === requested.type),
  );
  return (findCommonest(matching) ?? findCommonest(groups))?.kind;
}

/** Kind with the most listings; the first of equals. */
export const findCommonest = (groups: readonly TypeGroup[]): TypeGroup | undefined =>
  groups.reduce<TypeGroup | undefined>(
    (most, group) => (most && most.onOffer >= group.onOffer ? most : group),
    undefined,
  );
