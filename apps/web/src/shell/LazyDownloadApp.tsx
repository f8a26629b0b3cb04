import { EmptyFallback, lazyPart } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { Suspense, useState } from 'react';
import { configurationsAtom } from '../api/reference.ts';
import { hydratedAtom } from '../atoms/app.ts';
import { getAppStoreUrls } from '../device/appOffer.ts';
import { useSlider } from '../routing/useSlider.ts';
import { useAppOffer } from './useAppOffer.ts';

const DownloadApp = lazyPart(() => import('./DownloadApp.tsx'), EmptyFallback);

const NO_STORE_URLS = { ios: null, android: null };

/** Offers the app if the site has one for the device. Its code loads with the offer. */
export function LazyDownloadApp() {
  const { open, onOpen, onClose } = useSlider('app');
  const isHydrated = useAtomValue(hydratedAtom);
  const { appstores = NO_STORE_URLS } = useAtomValue(configurationsAtom) ?? {};
  const storeUrls = isHydrated ? getAppStoreUrls(appstores, navigator) : {};
  const hasStore = Object.keys(storeUrls).length > 0;
  const [wasOpened, setWasOpened] = useState(false);
  if (open && hasStore && !wasOpened) setWasOpened(true);
  useAppOffer(hasStore, onOpen);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <DownloadApp open={open && hasStore} onClose={onClose} stores={storeUrls} />
    </Suspense>
  );
}
