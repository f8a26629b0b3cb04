import { deliveryDays, deliveryProblem } from '@mashrabiya/contract';
import { AppError } from '../../core/AppError.ts';

/** Refuses a day of delivery that has passed or is too far ahead, unless the ad that is edited names it already. */
export function checkDelivery(receipt: string | null, now: Date, named: string | null = null): void {
  const code = deliveryProblem(receipt, deliveryDays(now, named));
  if (code) throw new AppError({ code, pointer: '/receipt' });
}
