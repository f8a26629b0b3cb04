import { lazyPart, MissingSilently } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { Suspense, useState } from 'react';
import { configurationsAtom } from '../api/reference.ts';
import { hydratedAtom } from '../atoms/app.ts';
import { getStores } from '../device/appOffer.ts';
import { useSlider } from '../routing/useSlider.ts';
import { useAppOffer } from './useAppOffer.ts';

const DownloadApp = lazyPart(() => import('./DownloadApp.tsx'), MissingSilently);

const NO_STORES = { ios: null, android: null };

/** Offers the app if the site has one for the device. Its code loads with the offer. */
export function LazyDownloadApp() {
  const { open, onOpen, onClose } = useSlider('app');
  const isHydrated = useAtomValue(hydratedAtom);
  const { appstores = NO_STORES } = useAtomValue(configurationsAtom) ?? {};
  const stores = isHydrated ? getStores(appstores, navigator) : {};
  const hasStore = Object.keys(stores).length > 0;
  const [wasOpened, setWasOpened] = useState(false);
  if (open && hasStore && !wasOpened) setWasOpened(true);
  useAppOffer(hasStore, onOpen);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <DownloadApp open={open && hasStore} onClose={onClose} stores={stores} />
    </Suspense>
  );
}
