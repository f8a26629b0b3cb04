/** The states of an ad, as the catalogs name them. */
export type AdStatus = 'pending' | 'active' | 'expired' | 'rejected';

const STATUSES: Readonly<Record<number, AdStatus>> = { 2: 'active', 3: 'expired', 4: 'rejected' };

/** What an availability number means; one that is not known is under review (specification, section 4). */
export const statusOf = (availability: number): AdStatus => STATUSES[availability] ?? 'pending';
