import { findDeliveryProblem, getDeliveryDays } from '@mashrabiya/contract';
import { AppError } from '../../core/AppError.ts';

/** Refuses a day of delivery in the past or too far ahead, unless it is the ad's saved day. */
export function assertDeliveryDay(receipt: string | null, now: Date, savedReceipt: string | null = null): void {
  const code = findDeliveryProblem(receipt, getDeliveryDays(now, savedReceipt));
  if (code) throw new AppError({ code, pointer: '/receipt' });
}
