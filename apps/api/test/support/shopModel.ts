import {
  AD_DAYS,
  AD_TYPES,
  type AdCounts,
  AVAILABILITY,
  addCairoDays,
  type Ranking,
  REFUND_WINDOW_DAYS,
} from '@mashrabiya/contract';

export interface ModelAdCredit {
  ranking: Ranking;
  remaining: number;
  expiresAt: Date | null;
}

export interface ModelOrder {
  id: string;
  ref: string;
  amount: number;
  ads: AdCounts;
  validDays: number;
  status: 'pending' | 'successful' | 'failed';
  settledAt?: Date;
  adCredits: ModelAdCredit[];
  refund?: { id: string; amount: number; state: 'requested' | 'paid'; frozen: [ModelAdCredit, number][] };
}

export interface ModelAd {
  id: string;
  state: 'pending' | 'active' | 'expired' | 'rejected';
  /** Ad credits that paid the ad's period. */
  paidBy: ModelAdCredit;
  /** End of the ad period; undefined before it starts. */
  endsAt?: Date;
  /** Ad credits that paid the ad's next period in advance. */
  nextPaidBy?: ModelAdCredit | undefined;
  /** True while an edit waits for its review beside the approved version. */
  isEditPending?: boolean;
}

/** A user's state, by the rules of decisions 0028 and 0029 in their plainest form. */
export class ModelUser {
  readonly adCredits: ModelAdCredit[] = [
    { ranking: 1, remaining: 3, expiresAt: null },
    { ranking: 2, remaining: 1, expiresAt: null },
    { ranking: 3, remaining: 1, expiresAt: null },
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
      if (adCount > 0)
        order.adCredits.push({ ranking, remaining: adCount, expiresAt: addCairoDays(now, order.validDays) });
    }
    this.adCredits.push(...order.adCredits);
  }

  /** The next lot to use: the one that expires first, and of those the older one. */
  next(ranking: Ranking): ModelAdCredit | undefined {
    const getExpiryTime = ({ expiresAt }: ModelAdCredit) => expiresAt?.getTime() ?? Number.POSITIVE_INFINITY;
    const usableCredits = this.adCredits.filter((adCredit) => adCredit.ranking === ranking && adCredit.remaining > 0);
    return usableCredits.reduce<ModelAdCredit | undefined>(
      (best, adCredit) => (!best || getExpiryTime(adCredit) < getExpiryTime(best) ? adCredit : best),
      undefined,
    );
  }

  /** Uses an ad of a rank; undefined if none is left. */
  use(ranking: Ranking): ModelAdCredit | undefined {
    const adCredit = this.next(ranking);
    if (adCredit) adCredit.remaining--;
    return adCredit;
  }

  returnCredits(adCredit: ModelAdCredit, count: number, now: Date): void {
    adCredit.remaining += count;
    if (adCredit.expiresAt && adCredit.expiresAt <= now) adCredit.expiresAt = addCairoDays(now, AD_DAYS);
  }

  /** Reviews an ad: its period begins, or its credit is returned. An edit leaves the approved version as it is. */
  review(ad: ModelAd, isAccepted: boolean, now: Date): void {
    if (ad.isEditPending) {
      ad.isEditPending = false;
      return;
    }
    if (isAccepted) Object.assign(ad, { state: 'active', endsAt: addCairoDays(now, AD_DAYS) });
    else {
      ad.state = 'rejected';
      this.returnCredits(ad.paidBy, 1, now);
    }
  }

  private refundNext(ad: ModelAd, now: Date): void {
    if (ad.nextPaidBy) this.returnCredits(ad.nextPaidBy, 1, now);
    delete ad.nextPaidBy;
  }

  /** An active ad continues from its end; an expired one begins again. */
  renew(ad: ModelAd, adCredit: ModelAdCredit, now: Date): void {
    if (ad.state === 'active') ad.nextPaidBy = adCredit;
    else Object.assign(ad, { state: 'active', paidBy: adCredit, endsAt: addCairoDays(now, AD_DAYS) });
  }

  close(ad: ModelAd, now: Date): void {
    ad.state = 'expired';
    // Ends the period: a later renewal begins another one.
    ad.endsAt = now;
    this.refundNext(ad, now);
  }

  /** Removes an ad: one that was never approved returns its credit. */
  remove(ad: ModelAd, now: Date): void {
    if (ad.state === 'pending') this.returnCredits(ad.paidBy, 1, now);
    this.refundNext(ad, now);
    this.ads.splice(this.ads.indexOf(ad), 1);
  }

  isRefundable(order: ModelOrder, now: Date): boolean {
    const { status, settledAt, refund, adCredits } = order;
    if (status !== 'successful' || !settledAt || refund) return false;
    return now < addCairoDays(settledAt, REFUND_WINDOW_DAYS) && adCredits.some(({ remaining: left }) => left > 0);
  }

  /** A refund request takes the order's unused ads. */
  requestRefund(order: ModelOrder, refund: { id: string; amount: number }): void {
    const reservedCredits = order.adCredits
      .filter(({ remaining: left }) => left > 0)
      .map((adCredit): [ModelAdCredit, number] => [adCredit, adCredit.remaining]);
    for (const [adCredit] of reservedCredits) adCredit.remaining = 0;
    order.refund = { ...refund, state: 'requested', frozen: reservedCredits };
  }

  /** Time has passed: ads, lots and unpaid orders expire. */
  expire(now: Date): void {
    for (const adCredit of this.adCredits) if (adCredit.expiresAt && adCredit.expiresAt <= now) adCredit.remaining = 0;
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
    const countCreditsOfRank = (ranking: Ranking) =>
      this.adCredits
        .filter((adCredit) => adCredit.ranking === ranking)
        .reduce((sum, { remaining: left }) => sum + left, 0);
    return { basic: countCreditsOfRank(1), elite: countCreditsOfRank(2), superior: countCreditsOfRank(3) };
  }

  get orderStates(): Map<string, ModelOrder['status']> {
    return new Map(this.orders.map(({ id, status }) => [id, status]));
  }

  /** The server's state number of each ad, by id. */
  get availability(): Map<string, number> {
    return new Map(this.ads.map(({ id, state }) => [id, AVAILABILITY[state]]));
  }
}

export interface Shopper {
  id: string;
  token: string;
  model: ModelUser;
}
