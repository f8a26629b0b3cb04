import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { type SchemeChoice, schemeAtom } from '../atoms/scheme.ts';
import { applyScheme, saveScheme } from './scheme.ts';

export function useScheme(): [scheme: SchemeChoice, choose: (next: SchemeChoice) => void] {
  const [scheme, setScheme] = useAtom(schemeAtom);
  useEffect(() => {
    setScheme(document.documentElement.dataset.scheme === 'dark' ? 'dark' : 'light');
  }, [setScheme]);
  const choose = (next: SchemeChoice) => {
    setScheme(next);
    applyScheme(next);
    saveScheme(next);
  };
  return [scheme, choose];
}
