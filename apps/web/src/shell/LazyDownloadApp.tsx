import { EmptyFallback, lazyPart } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { configurationsAtom } from '../api/referenceData.ts';
import { hydratedAtom } from '../atoms/app.ts';
import { getAppStoreUrls } from '../device/appOffer.ts';
import { LazyPanel } from '../routing/LazyPanel.tsx';
import { useUrlPanel } from '../routing/useUrlPanel.ts';
import { useAppOffer } from './useAppOffer.ts';

const DownloadApp = lazyPart(() => import('./DownloadApp.tsx'), EmptyFallback);

const NO_STORE_URLS = { ios: null, android: null };

/** Offers the app if the site has one for the device. Its code loads with the offer. */
export function LazyDownloadApp() {
  const { open, onOpen, onClose } = useUrlPanel('app');
  const isHydrated = useAtomValue(hydratedAtom);
  const { appstores = NO_STORE_URLS } = useAtomValue(configurationsAtom) ?? {};
  const storeUrls = isHydrated ? getAppStoreUrls(appstores, navigator) : {};
  const hasStore = Object.keys(storeUrls).length > 0;
  useAppOffer(hasStore, onOpen);
  return (
    <LazyPanel open={open && hasStore}>
      <DownloadApp open={open && hasStore} onClose={onClose} stores={storeUrls} />
    </LazyPanel>
  );
}
