import type { FinanceSetting } from '@mashrabiya/contract';

type Seller = Extract<FinanceSetting, { key: 'seller' }>['value'];

const EMPTY_NUMBER = /^[0\s-]*$/;

/** True if the seller details still have the placeholders of a new site. */
export const isSellerMissing = ({ tax_number, commercial_register }: Seller): boolean =>
  EMPTY_NUMBER.test(tax_number) || EMPTY_NUMBER.test(commercial_register);
