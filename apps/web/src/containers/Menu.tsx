import { SideMenu, type SideMenuProps } from '@mashrabiya/ui/SideMenu';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { type SchemeChoice, schemeAtom } from '../atoms/scheme.ts';
import { keepScheme, showScheme } from '../device/scheme.ts';
import { currentEntry } from '../routing/navigation.ts';
import { personAtom } from '../session/atoms.ts';
import { useAskLogin } from '../session/useAskLogin.ts';
import { useLogout } from '../session/useLogout.ts';

type MenuProps = Pick<SideMenuProps, 'open' | 'onClose' | 'sections' | 'language' | 'social'>;

/** The side menu with the visitor's login and colour scheme. */
export default function Menu(props: MenuProps) {
  const { pathname } = useLocation();
  const person = useAtomValue(personAtom);
  const askLogin = useAskLogin();
  const logout = useLogout();
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
      userName={person?.name ?? null}
      onLogin={() => askLogin()}
      onLogout={() => void logout()}
      scheme={scheme}
      onSchemeChange={choose}
    />
  );
}
