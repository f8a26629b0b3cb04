import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { type SchemeChoice, schemeAtom } from '../atoms/scheme.ts';
import { keepScheme, showScheme } from './scheme.ts';

/** The colour scheme that the document is in, and a choice that works at once and is kept on this device. */
export function useScheme(): [scheme: SchemeChoice, choose: (next: SchemeChoice) => void] {
  const [scheme, setScheme] = useAtom(schemeAtom);
  useEffect(() => {
    setScheme(document.documentElement.dataset.scheme === 'dark' ? 'dark' : 'light');
  }, [setScheme]);
  const choose = (next: SchemeChoice) => {
    setScheme(next);
    showScheme(next);
    keepScheme(next);
  };
  return [scheme, choose];
}
