import { REFUND_WINDOW_DAYS } from '@mashrabiya/contract';

const DAY = 86_400_000;

export interface RefundWindow {
  /** When the time to ask ends. */
  deadline: Date;
  /** Days that are left, counting one that has begun; 0 when it is over. */
  daysLeft: number;
}

/** How long a purchase can still be given back: seven days, to the minute, from when it was made. */
export function refundWindow(purchased: Date, now: Date): RefundWindow {
  const deadline = new Date(purchased.getTime() + REFUND_WINDOW_DAYS * DAY);
  return { deadline, daysLeft: Math.max(0, Math.ceil((deadline.getTime() - now.getTime()) / DAY)) };
}
