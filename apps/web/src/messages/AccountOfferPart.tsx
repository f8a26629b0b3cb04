import { AccountOffer } from '@mashrabiya/ui';
import { useAccountOffer } from './useAccountOffer.ts';

/** Offer to set a password; nothing for accounts that do not need one. */
export function AccountOfferPart() {
  const offer = useAccountOffer();
  return offer && <AccountOffer {...offer} />;
}
