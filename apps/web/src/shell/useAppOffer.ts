import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { hydratedAtom } from '../atoms/app.ts';
import { recordAppOffer, wasAppOffered } from '../device/appOffer.ts';
import { getOpenPanel } from '../routing/panelUrl.ts';
import { useRoute } from '../routing/routeTable.ts';

/** Milliseconds after page load until the app is offered (specification, section 9). */
const OFFER_DELAY_MS = 1000;

/** True if no panel is open and the user is not typing. */
const isUserIdle = () =>
  getOpenPanel(location.search) === null &&
  document.querySelector('[role=dialog], [role=menu], [role=listbox]') === null &&
  !document.activeElement?.matches('input, textarea');

/**
 * Calls `offer` once per session, a second after the home page or a property page has loaded, if nothing is in the way.
 */
export function useAppOffer(canOffer: boolean, offer: () => void): void {
  const { offersApp = false } = useRoute();
  const isHydrated = useAtomValue(hydratedAtom);
  const offerOnce = useEffectEvent(() => {
    if (!wasAppOffered() && recordAppOffer()) offer();
  });
  const shouldOffer = canOffer && isHydrated && offersApp;
  useEffect(() => {
    if (!shouldOffer || wasAppOffered()) return;
    const timer = setInterval(() => {
      if (!isUserIdle()) return;
      clearInterval(timer);
      offerOnce();
    }, OFFER_DELAY_MS);
    return () => clearInterval(timer);
  }, [shouldOffer]);
}
