import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { hydratedAtom } from '../atoms/app.ts';
import { keepOffered, wasOffered } from '../device/appOffer.ts';
import { useRoute } from '../routing/routeTable.ts';
import { sliderOf } from '../routing/slider.ts';

/** How long after a page has loaded the app is offered (specification, section 9). */
const DELAY_MS = 1000;

/** Nothing is open over the page, and nobody is typing. */
const isFree = () =>
  sliderOf(location.search) === null &&
  document.querySelector('[role=dialog], [role=menu], [role=listbox]') === null &&
  !document.activeElement?.matches('input, textarea');

/** Calls `offer` once a session, a second after the home page or a home's page has come, when nothing is in its way. */
export function useAppOffer(canOffer: boolean, offer: () => void): void {
  const { offersApp = false } = useRoute();
  const isHydrated = useAtomValue(hydratedAtom);
  const offerOnce = useEffectEvent(() => {
    if (!wasOffered() && keepOffered()) offer();
  });
  const waits = canOffer && isHydrated && offersApp;
  useEffect(() => {
    if (!waits || wasOffered()) return;
    const timer = setInterval(() => {
      if (!isFree()) return;
      clearInterval(timer);
      offerOnce();
    }, DELAY_MS);
    return () => clearInterval(timer);
  }, [waits]);
}
