import { SetPasswordOffer } from '@mashrabiya/ui';
import { useSetPasswordOffer } from './useSetPasswordOffer.ts';

/** Offer to set a password; nothing for accounts that do not need one. */
export function SetPasswordOfferContainer() {
  const offer = useSetPasswordOffer();
  return offer && <SetPasswordOffer {...offer} />;
}
