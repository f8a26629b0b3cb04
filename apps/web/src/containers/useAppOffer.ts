import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { hydratedAtom } from '../atoms/app.ts';
import { keepOffered, wasOffered } from '../device/appOffer.ts';
import { homeRoute } from '../pages/home/route.ts';
import { propertyRoute } from '../pages/property/route.ts';
import { matchRoute } from '../routing/routes.ts';
import { sliderOf } from '../routing/slider.ts';

/** How long after a page has loaded the app is offered (specification, section 9). */
const DELAY_MS = 1000;

const isOffered = (pathname: string) => [homeRoute, propertyRoute].includes(matchRoute(pathname).route);

/** Nothing is open over the page, and nobody is typing. */
const isFree = () =>
  sliderOf(location.search) === null &&
  document.querySelector('[role=dialog], [role=menu], [role=listbox]') === null &&
  !document.activeElement?.matches('input, textarea');

/** Calls `offer` once a session, a second after the home page or a home's page has come, when nothing is in its way. */
export function useAppOffer(canOffer: boolean, offer: () => void): void {
  const { pathname } = useLocation();
  const isHydrated = useAtomValue(hydratedAtom);
  const offerOnce = useEffectEvent(() => {
    if (!wasOffered() && keepOffered()) offer();
  });
  const waits = canOffer && isHydrated && isOffered(pathname);
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
