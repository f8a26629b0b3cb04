import type { AdCounts } from '@mashrabiya/contract';
import { readFreeTrial } from '../../ads/rules/freeTrial.ts';

export function readTrialAds(setting: string | undefined): AdCounts {
  const { 1: basic, 2: elite, 3: superior } = readFreeTrial(setting);
  return { basic, elite, superior };
}
