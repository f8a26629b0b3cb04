import {
  AD_DAYS,
  AD_TYPES,
  type AdCounts,
  cairoDaysLater,
  type Ranking,
  REFUND_WINDOW_DAYS,
} from '@mashrabiya/contract';

export interface ModelLot {
  ranking: Ranking;
  left: number;
  expires: Date | null;
}

export interface ModelOrder {
  id: string;
  ref: string;
  amount: number;
  ads: AdCounts;
  validDays: number;
  status: 'pending' | 'successful' | 'failed';
  settledAt?: Date;
  lots: ModelLot[];
  refund?: { id: string; amount: number; state: 'requested' | 'paid'; held: [ModelLot, number][] };
}

/** What somebody has, by the rules of decision 0029 in their plainest form. */
export class ModelPerson {
  readonly lots: ModelLot[] = [
    { ranking: 1, left: 3, expires: null },
    { ranking: 2, left: 1, expires: null },
    { ranking: 3, left: 1, expires: null },
  ];
  readonly orders: ModelOrder[] = [];
  readonly uses: { ranking: Ranking; lot: ModelLot; run: number }[] = [];
  /** Piastres that were taken from them, and not paid back. */
  paid = 0;

  pay(order: ModelOrder, now: Date): void {
    if (order.status === 'successful') return;
    Object.assign(order, { status: 'successful', settledAt: now });
    this.paid += order.amount;
    for (const ranking of [1, 2, 3] as const) {
      const left = order.ads[AD_TYPES[ranking]];
      if (left > 0) order.lots.push({ ranking, left, expires: cairoDaysLater(now, order.validDays) });
    }
    this.lots.push(...order.lots);
  }

  /** The lot that is used next: the one that expires first, and of those the older one. */
  next(ranking: Ranking): ModelLot | undefined {
    const time = ({ expires }: ModelLot) => expires?.getTime() ?? Number.POSITIVE_INFINITY;
    const usable = this.lots.filter((lot) => lot.ranking === ranking && lot.left > 0);
    return usable.reduce<ModelLot | undefined>(
      (best, lot) => (!best || time(lot) < time(best) ? lot : best),
      undefined,
    );
  }

  giveBack(lot: ModelLot, count: number, now: Date): void {
    lot.left += count;
    if (lot.expires && lot.expires <= now) lot.expires = cairoDaysLater(now, AD_DAYS);
  }

  isRefundable(order: ModelOrder, now: Date): boolean {
    const { status, settledAt, refund, lots } = order;
    if (status !== 'successful' || !settledAt || refund) return false;
    return now < cairoDaysLater(settledAt, REFUND_WINDOW_DAYS) && lots.some(({ left }) => left > 0);
  }

  expire(now: Date): void {
    for (const lot of this.lots) if (lot.expires && lot.expires <= now) lot.left = 0;
  }

  get counts(): AdCounts {
    const of = (ranking: Ranking) =>
      this.lots.filter((lot) => lot.ranking === ranking).reduce((sum, { left }) => sum + left, 0);
    return { basic: of(1), elite: of(2), superior: of(3) };
  }
}
