import { SideMenu, type SideMenuProps } from '@mashrabiya/ui/SideMenu';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type SchemeChoice, schemeAtom } from '../atoms/scheme.ts';
import { keepScheme, showScheme } from '../device/scheme.ts';
import { currentEntry } from '../routing/navigation.ts';
import { paths } from '../routing/paths.ts';

type MenuProps = Pick<SideMenuProps, 'open' | 'onClose' | 'sections' | 'language' | 'social'>;

/** The side menu with the visitor's login and colour scheme. */
export default function Menu(props: MenuProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [scheme, setScheme] = useAtom(schemeAtom);

  useEffect(() => {
    setScheme(document.documentElement.dataset.scheme === 'dark' ? 'dark' : 'light');
  }, [setScheme]);

  const choose = (next: SchemeChoice) => {
    setScheme(next);
    showScheme(next);
    keepScheme(next);
  };
  return (
    <SideMenu
      {...props}
      currentHref={currentEntry(pathname)}
      userName={null}
      onLogin={() => navigate(paths.profile, { replace: true })}
      onLogout={() => navigate(paths.home, { replace: true })}
      scheme={scheme}
      onSchemeChange={choose}
    />
  );
}
