import { AD_TYPES, type AdType, type Ranking } from '@mashrabiya/contract';

/** A new ad starts empty; an edited one was complete. */
export type WizardMode = 'new' | 'edit';

/** `invalid` only after an attempt to leave the step. */
export type StepMark = 'valid' | 'invalid' | 'pending' | 'ahead';

export type ForwardAction = 'next' | 'preview' | 'post';

interface Step {
  valid: boolean;
  /** An upload will complete the step, which may be left meanwhile. */
  pending?: boolean;
  preview?: boolean;
}

/** Initial validity of each step (specification, section 4). */
export const getInitialValidity = (mode: WizardMode, count: number): boolean[] =>
  Array.from({ length: count }, () => mode === 'edit');

/** Errors show only after an attempt to leave the step. */
export const getStepMark = ({ valid, pending }: Step, wasAttempted: boolean): StepMark => {
  if (valid) return 'valid';
  if (pending) return 'pending';
  return wasAttempted ? 'invalid' : 'ahead';
};

const isPassable = ({ valid, pending = false }: Step): boolean => valid || pending;

/**
 * Target of a request for a step: the step itself if it is behind or all steps before it are passable; otherwise the
 * first that is not, possibly the current one.
 */
export function findReachableStep(steps: readonly Step[], from: number, to: number): number {
  const target = Math.min(steps.length - 1, Math.max(0, to));
  if (target <= from) return target;
  const blockingIndex = steps.slice(0, target).findIndex((step) => !isPassable(step));
  return blockingIndex === -1 ? target : blockingIndex;
}

export const canLeave = (steps: readonly Step[], current: number): boolean => {
  const step = steps[current];
  return step !== undefined && isPassable(step);
};

/** Action of the forward button: preview from the step before the preview, post from the last step. */
export function getForwardAction(steps: readonly Step[], current: number): ForwardAction {
  if (current >= steps.length - 1) return 'post';
  return steps[current + 1]?.preview ? 'preview' : 'next';
}

/** Ad packs in display order; the ranking is the index plus one (specification, section 4). */
export const AD_PACKS: readonly AdType[] = [AD_TYPES[1], AD_TYPES[2], AD_TYPES[3]];

const RANKING_BY_PACK: Record<AdType, Ranking> = { basic: 1, elite: 2, superior: 3 };

/** Ranking of the ad, or `plans` if none of the pack remain. */
export const chooseAdPack = (pack: AdType, remaining: number): Ranking | 'plans' =>
  remaining > 0 ? RANKING_BY_PACK[pack] : 'plans';

/** Longest address on the preview card, in characters (specification, section 4). */
const PREVIEW_ADDRESS_LENGTH = 25;
/** Features on the preview card (specification, section 4). */
export const PREVIEW_FEATURES = 4;

/** Cuts an address by graphemes, with an ellipsis. */
export function shortenAddress(address: string, length = PREVIEW_ADDRESS_LENGTH): string {
  const letters = [...new Intl.Segmenter('ar', { granularity: 'grapheme' }).segment(address.trim())];
  if (letters.length <= length) return address.trim();
  const shortenedLetters = letters.slice(0, length).map(({ segment }) => segment);
  return `${shortenedLetters.join('').trimEnd()}…`;
}
