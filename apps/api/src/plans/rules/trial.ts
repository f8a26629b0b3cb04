import type { AdCounts } from '@mashrabiya/contract';
import { readFreeTrial } from '../../ads/rules/freeTrial.ts';

/** What the free trial holds, by the owner's setting. */
export function trialAds(setting: string | undefined): AdCounts {
  const { 1: basic, 2: elite, 3: superior } = readFreeTrial(setting);
  return { basic, elite, superior };
}
