import type { OwnProperty } from '@mashrabiya/contract';
import { toAdStatus } from '../../listings/StatusChip/toAdStatus.ts';
import { canRenew } from './canRenew.ts';

export type AdAction = 'confirm' | 'close' | 'renew' | 'pause' | 'resume';

export type AdActionFacts = Pick<OwnProperty, 'availability' | 'ends_at' | 'next_pack'> &
  Partial<Pick<OwnProperty, 'withheld'>>;

const ACTIONS_BY_STATUS: Partial<Record<ReturnType<typeof toAdStatus>, readonly AdAction[]>> = {
  active: ['confirm', 'close', 'pause'],
  expired: ['renew'],
};

/** Actions that the status of an ad allows, the main one first. */
export function listAdActions(ad: AdActionFacts, now: Date): readonly AdAction[] {
  if (ad.withheld) return ad.withheld === 'paused' ? ['resume', 'close'] : [];
  const actions = ACTIONS_BY_STATUS[toAdStatus(ad.availability)] ?? [];
  return canRenew(ad, now) ? ['renew', ...actions] : actions;
}
