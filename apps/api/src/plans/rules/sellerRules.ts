import type { FinanceSetting } from '@mashrabiya/contract';

type Seller = Extract<FinanceSetting, { key: 'seller' }>['value'];

const EMPTY = /^[0\s-]*$/;

/** True if the seller details still have the placeholders of a new site. */
export const isSellerMissing = ({ tax_number, commercial_register }: Seller): boolean =>
  EMPTY.test(tax_number) || EMPTY.test(commercial_register);
