import { AppShell, CompareTrayLink, Footer, LanguageToggle, Navbar } from '@mashrabiya/ui';
import { useAtomValue, useStore } from 'jotai';
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryContextAtom } from '../api/queryContext.ts';
import { configurationsAtom } from '../api/referenceData.ts';
import { clockAtom } from '../atoms/app.ts';
import { useHasCompareTray } from '../compare/useHasCompareTray.ts';
import { saveConfigurations } from '../device/saveConfigurations.ts';
import { useLanguageSwitch } from '../language/useLanguageSwitch.ts';
import { unreadMessagesAtom } from '../messages/unreadMessages.ts';
import { buildNavigation } from '../routing/navigation.ts';
import { paths } from '../routing/paths.ts';
import { routeTableAtom, useRoute } from '../routing/routeTable.ts';
import { usePrefetch } from '../routing/usePrefetch.ts';
import { useUrlPanel } from '../routing/useUrlPanel.ts';
import { useMergeAfterLogin } from '../savedSearches/useMergeAfterLogin.ts';
import { Search } from '../search/Search.tsx';
import { signedInAtom } from '../session/atoms.ts';
import { AccountLinkContainer } from './AccountLinkContainer.tsx';
import { LazyConnectionMonitor } from './LazyConnectionMonitor.tsx';
import { SideMenuContainer } from './lazyParts.ts';

export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const menu = useUrlPanel('menu');
  const [menuWasOpen, setMenuWasOpen] = useState(menu.open);
  const switchLanguage = useLanguageSwitch();
  const store = useStore();
  const configuration = useAtomValue(configurationsAtom);
  const { facebook, instagram } = configuration ?? {};
  useEffect(() => {
    if (configuration) saveConfigurations(configuration);
  }, [configuration]);
  const year = useAtomValue(clockAtom).getFullYear();
  const { routes } = useAtomValue(routeTableAtom);
  const { bar, footer, legal } = useMemo(() => buildNavigation(routes, t), [routes, t]);
  const { hidesBar, entry, fillsScreen } = useRoute();
  const hasCompareTray = useHasCompareTray();
  const unread = useAtomValue(unreadMessagesAtom);
  usePrefetch();
  useMergeAfterLogin();

  if (menu.open && !menuWasOpen) setMenuWasOpen(true);
  const onSwitch = () => {
    void switchLanguage.toggle();
    // The server sets the language of emails; a failure is ignored, because the page has changed already.
    if (!store.get(signedInAtom)) return;
    const { client } = store.get(queryContextAtom);
    void client('setLanguage', { body: { language: switchLanguage.next } }).catch(() => undefined);
  };
  const language = <LanguageToggle href={switchLanguage.href} onSwitch={onSwitch} />;
  const social = { facebook: facebook ?? null, instagram: instagram ?? null };

  return (
    <AppShell
      skipLinks={hasCompareTray && <CompareTrayLink />}
      header={
        <>
          {!hidesBar && (
            <Navbar
              homeHref={paths.home}
              links={bar}
              currentHref={entry}
              search={<Search />}
              searchHref={paths.search}
              language={language}
              account={<AccountLinkContainer />}
              unread={unread}
              menuOpen={menu.open}
              onMenuOpen={menu.onOpen}
            />
          )}
          <LazyConnectionMonitor />
        </>
      }
      footer={
        !fillsScreen && (
          <Footer
            homeHref={paths.home}
            columns={footer}
            legal={legal}
            year={year}
            language={language}
            social={social}
          />
        )
      }
    >
      {children}
      {menuWasOpen && (
        <Suspense>
          <SideMenuContainer open={menu.open} onClose={menu.onClose} language={language} social={social} />
        </Suspense>
      )}
    </AppShell>
  );
}
