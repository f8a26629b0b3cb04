import type { OwnProperty } from '@mashrabiya/contract';
import { toAdStatus } from '../../listings/StatusChip/toAdStatus.ts';
import { canRenew } from './canRenew.ts';

export type AdTool = 'confirm' | 'close' | 'renew' | 'pause' | 'resume';

export type AdToolFacts = Pick<OwnProperty, 'availability' | 'ends_at' | 'next_pack'> &
  Partial<Pick<OwnProperty, 'withheld'>>;

const STATUS_TOOLS: Partial<Record<ReturnType<typeof toAdStatus>, readonly AdTool[]>> = {
  active: ['confirm', 'close', 'pause'],
  expired: ['renew'],
};

/** Actions that the status of an ad allows, the main one first. */
export function listAdTools(ad: AdToolFacts, now: Date): readonly AdTool[] {
  if (ad.withheld) return ad.withheld === 'paused' ? ['resume', 'close'] : [];
  const tools = STATUS_TOOLS[toAdStatus(ad.availability)] ?? [];
  return canRenew(ad, now) ? ['renew', ...tools] : tools;
}
