import {
  AD_DAYS,
  AD_TYPES,
  type AdCounts,
  AVAILABILITY,
  addCairoDays,
  type Ranking,
  REFUND_WINDOW_DAYS,
} from '@mashrabiya/contract';

export interface ModelLot {
  ranking: Ranking;
  remaining: number;
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
  refund?: { id: string; amount: number; state: 'requested' | 'paid'; frozen: [ModelLot, number][] };
}

export interface ModelAd {
  id: string;
  state: 'pending' | 'active' | 'expired' | 'rejected';
  /** Lot that paid its run. */
  paidBy: ModelLot;
  /** End of its run; undefined before it begins. */
  endsAt?: Date;
  /** Lot that paid its next run, ahead. */
  nextPaidBy?: ModelLot | undefined;
}

/** A user's state, by the rules of decisions 0028 and 0029 in their plainest form. */
export class ModelUser {
  readonly lots: ModelLot[] = [
    { ranking: 1, remaining: 3, expires: null },
    { ranking: 2, remaining: 1, expires: null },
    { ranking: 3, remaining: 1, expires: null },
  ];
  readonly orders: ModelOrder[] = [];
  readonly ads: ModelAd[] = [];
  /** Piastres paid by the user, and not refunded. */
  paid = 0;

  pay(order: ModelOrder, now: Date): void {
    if (order.status === 'successful') return;
    Object.assign(order, { status: 'successful', settledAt: now });
    this.paid += order.amount;
    for (const ranking of [1, 2, 3] as const) {
      const adCount = order.ads[AD_TYPES[ranking]];
      if (adCount > 0) order.lots.push({ ranking, remaining: adCount, expires: addCairoDays(now, order.validDays) });
    }
    this.lots.push(...order.lots);
  }

  /** The next lot to use: the one that expires first, and of those the older one. */
  next(ranking: Ranking): ModelLot | undefined {
    const expiryTime = ({ expires }: ModelLot) => expires?.getTime() ?? Number.POSITIVE_INFINITY;
    const usableLots = this.lots.filter((lot) => lot.ranking === ranking && lot.remaining > 0);
    return usableLots.reduce<ModelLot | undefined>(
      (best, lot) => (!best || expiryTime(lot) < expiryTime(best) ? lot : best),
      undefined,
    );
  }

  /** Uses an ad of a rank; undefined if none is left. */
  use(ranking: Ranking): ModelLot | undefined {
    const lot = this.next(ranking);
    if (lot) lot.remaining--;
    return lot;
  }

  returnCredits(lot: ModelLot, count: number, now: Date): void {
    lot.remaining += count;
    if (lot.expires && lot.expires <= now) lot.expires = addCairoDays(now, AD_DAYS);
  }

  /**
   * Reviews an ad: its run begins, or its credit is returned. An ad edited during its run keeps the run, or begins the
   * next one, or is over.
   */
  review(ad: ModelAd, isAccepted: boolean, now: Date): void {
    if (!isAccepted) {
      ad.state = 'rejected';
      if (!ad.endsAt) this.returnCredits(ad.paidBy, 1, now);
      this.refundNext(ad, now);
      return;
    }
    ad.state = 'active';
    ad.endsAt ??= addCairoDays(now, AD_DAYS);
    if (ad.endsAt > now) return;
    if (!ad.nextPaidBy) ad.state = 'expired';
    else Object.assign(ad, { paidBy: ad.nextPaidBy, endsAt: addCairoDays(now, AD_DAYS) });
    delete ad.nextPaidBy;
  }

  private refundNext(ad: ModelAd, now: Date): void {
    if (ad.nextPaidBy) this.returnCredits(ad.nextPaidBy, 1, now);
    delete ad.nextPaidBy;
  }

  /** An active ad continues from its end; an expired one begins again. */
  renew(ad: ModelAd, lot: ModelLot, now: Date): void {
    if (ad.state === 'active') ad.nextPaidBy = lot;
    else Object.assign(ad, { state: 'active', paidBy: lot, endsAt: addCairoDays(now, AD_DAYS) });
  }

  close(ad: ModelAd, now: Date): void {
    ad.state = 'expired';
    // Ends the run: a later renewal begins another one.
    ad.endsAt = now;
    this.refundNext(ad, now);
  }

  /** Removes an ad: one that was never approved returns its credit. */
  remove(ad: ModelAd, now: Date): void {
    if (ad.state === 'pending' && !ad.endsAt) this.returnCredits(ad.paidBy, 1, now);
    this.refundNext(ad, now);
    this.ads.splice(this.ads.indexOf(ad), 1);
  }

  isRefundable(order: ModelOrder, now: Date): boolean {
    const { status, settledAt, refund, lots } = order;
    if (status !== 'successful' || !settledAt || refund) return false;
    return now < addCairoDays(settledAt, REFUND_WINDOW_DAYS) && lots.some(({ remaining: left }) => left > 0);
  }

  /** A refund request takes the order's unused ads. */
  requestRefund(order: ModelOrder, refund: { id: string; amount: number }): void {
    const reservedLots = order.lots
      .filter(({ remaining: left }) => left > 0)
      .map((lot): [ModelLot, number] => [lot, lot.remaining]);
    for (const [lot] of reservedLots) lot.remaining = 0;
    order.refund = { ...refund, state: 'requested', frozen: reservedLots };
  }

  /** Time has passed: ads, lots and unpaid orders expire. */
  expire(now: Date): void {
    for (const lot of this.lots) if (lot.expires && lot.expires <= now) lot.remaining = 0;
    for (const order of this.orders) if (order.status === 'pending') order.status = 'failed';
    for (const ad of this.ads) {
      if (ad.state !== 'active' || !ad.endsAt || ad.endsAt > now) continue;
      if (ad.nextPaidBy) {
        Object.assign(ad, { paidBy: ad.nextPaidBy, endsAt: addCairoDays(ad.endsAt, AD_DAYS) });
        delete ad.nextPaidBy;
      }
      if (ad.endsAt <= now) ad.state = 'expired';
    }
  }

  get counts(): AdCounts {
    const countOfRank = (ranking: Ranking) =>
      this.lots.filter((lot) => lot.ranking === ranking).reduce((sum, { remaining: left }) => sum + left, 0);
    return { basic: countOfRank(1), elite: countOfRank(2), superior: countOfRank(3) };
  }

  get orderStates(): Map<string, ModelOrder['status']> {
    return new Map(this.orders.map(({ id, status }) => [id, status]));
  }

  /** The server's state number of each ad, by id. */
  get availability(): Map<string, number> {
    return new Map(this.ads.map(({ id, state }) => [id, AVAILABILITY[state]]));
  }
}
