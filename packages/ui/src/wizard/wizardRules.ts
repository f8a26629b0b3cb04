import { AD_TYPES, type AdType, type Ranking } from '@mashrabiya/contract';

/** A new ad starts with nothing filled in; one that is edited was complete before. */
export type WizardMode = 'new' | 'edit';

/** State of a step on its tab. `invalid` only after an attempt to leave it. */
export type StepMark = 'valid' | 'invalid' | 'pending' | 'ahead';

/** What the button that leads on does in a step. */
export type ForwardAction = 'next' | 'preview' | 'post';

interface Step {
  /** Everything that the step asks for is there and right. */
  valid: boolean;
  /** An upload will complete it: it may be left meanwhile. */
  pending?: boolean;
  /** Shows the ad as it will be, before it is posted. */
  preview?: boolean;
}

/** Whether each step counts as valid before anything was touched (specification, section 4). */
export const startingValidity = (mode: WizardMode, count: number): boolean[] =>
  Array.from({ length: count }, () => mode === 'edit');

/** The mark of a step. Errors wait until one has tried to leave the step. */
export const markOf = ({ valid, pending }: Step, tried: boolean): StepMark => {
  if (valid) return 'valid';
  if (pending) return 'pending';
  return tried ? 'invalid' : 'ahead';
};

const isPassable = ({ valid, pending = false }: Step): boolean => valid || pending;

/**
 * Where a wish to go to a step leads: there, if it lies behind or all steps before it may be left; otherwise to the first
 * that may not, which may be the one where one is.
 */
export function stepToward(steps: readonly Step[], from: number, to: number): number {
  const wanted = Math.min(steps.length - 1, Math.max(0, to));
  if (wanted <= from) return wanted;
  const blocking = steps.slice(0, wanted).findIndex((step) => !isPassable(step));
  return blocking === -1 ? wanted : blocking;
}

/** Whether a step may be left towards the next one. */
export const mayLeave = (steps: readonly Step[], current: number): boolean => {
  const step = steps[current];
  return step !== undefined && isPassable(step);
};

/** Onwards is the preview from the step before it, and posting from the last one. */
export function forwardAction(steps: readonly Step[], current: number): ForwardAction {
  if (current >= steps.length - 1) return 'post';
  return steps[current + 1]?.preview ? 'preview' : 'next';
}

/** Ad packs in the order in which they are offered; the ranking is the index plus one (specification, section 4). */
export const AD_PACKS: readonly AdType[] = [AD_TYPES[1], AD_TYPES[2], AD_TYPES[3]];

const RANKING_OF: Record<AdType, Ranking> = { basic: 1, elite: 2, superior: 3 };

/** What choosing a pack leads to: the ad's ranking, or the plans where none of the pack remains. */
export const chooseAdPack = (pack: AdType, remaining: number): Ranking | 'plans' =>
  remaining > 0 ? RANKING_OF[pack] : 'plans';

/** Longest address on the preview card, in characters (specification, section 4). */
export const PREVIEW_ADDRESS_LENGTH = 25;
/** Features on the preview card (specification, section 4). */
export const PREVIEW_FEATURES = 4;

/** An address as the preview card shows it; what is cut off leaves an ellipsis. */
export function shortAddress(address: string, length = PREVIEW_ADDRESS_LENGTH): string {
  const letters = [...new Intl.Segmenter('ar', { granularity: 'grapheme' }).segment(address.trim())];
  if (letters.length <= length) return address.trim();
  const kept = letters.slice(0, length).map(({ segment }) => segment);
  return `${kept.join('').trimEnd()}…`;
}
