export type AdStatus = 'pending' | 'active' | 'expired' | 'rejected';

const STATUS_BY_AVAILABILITY: Readonly<Record<number, AdStatus>> = { 2: 'active', 3: 'expired', 4: 'rejected' };

/** Maps an availability number; unknown ones mean under review (specification, section 4). */
export const toAdStatus = (availability: number): AdStatus => STATUS_BY_AVAILABILITY[availability] ?? 'pending';
