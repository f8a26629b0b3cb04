import { AppShell, Footer, LanguageToggle, Navbar } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { clockAtom } from '../atoms/app.ts';
import { configurationsAtom } from '../atoms/reference.ts';
import { useLanguageSwitch } from '../language/useLanguageSwitch.ts';
import { currentEntry, navigation } from '../routing/navigation.ts';
import { paths } from '../routing/paths.ts';
import { usePrefetch } from '../routing/usePrefetch.ts';
import { useSlider } from '../routing/useSlider.ts';
import { Search } from './Search.tsx';

const Menu = lazy(() => import('./Menu.tsx'));

/** The bar belongs to no page of clips (specification, section 2). */
const isOverClips = (pathname: string) => /^\/reels?(\/|-\w|$)|videos/i.test(pathname);

/** What surrounds every page. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const menu = useSlider('menu');
  const [menuWasOpen, setMenuWasOpen] = useState(menu.open);
  const switchLanguage = useLanguageSwitch();
  const { facebook, instagram } = useAtomValue(configurationsAtom) ?? {};
  const year = useAtomValue(clockAtom).getFullYear();
  const { bar, menu: sections, footer, legal } = navigation(t);
  usePrefetch();

  if (menu.open && !menuWasOpen) setMenuWasOpen(true);
  const language = <LanguageToggle href={switchLanguage.href} onSwitch={() => void switchLanguage.toggle()} />;
  const social = { facebook: facebook ?? null, instagram: instagram ?? null };

  return (
    <AppShell
      header={
        isOverClips(pathname) ? undefined : (
          <Navbar
            homeHref={paths.home}
            links={bar}
            currentHref={currentEntry(pathname)}
            search={<Search />}
            searchHref={paths.search}
            language={language}
            menuOpen={menu.open}
            onMenuOpen={menu.onOpen}
          />
        )
      }
      footer={
        <Footer homeHref={paths.home} columns={footer} legal={legal} year={year} language={language} social={social} />
      }
    >
      {children}
      {menuWasOpen && (
        <Suspense>
          <Menu open={menu.open} onClose={menu.onClose} sections={sections} language={language} social={social} />
        </Suspense>
      )}
    </AppShell>
  );
}
