import type { Scheme, SchemeChoice } from '@mashrabiya/ui';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { schemeAtom } from '../atoms/scheme.ts';
import { applyScheme, readSchemeChoice, saveSchemeChoice } from './scheme.ts';

interface SchemeState {
  choice: SchemeChoice;
  scheme: Scheme;
  choose: (next: SchemeChoice) => void;
}

export function useScheme(): SchemeState {
  const [state, setState] = useAtom(schemeAtom);
  useEffect(() => {
    const scheme = document.documentElement.dataset.scheme === 'dark' ? 'dark' : 'light';
    setState({ choice: readSchemeChoice(), scheme });
  }, [setState]);
  const choose = (next: SchemeChoice) => {
    saveSchemeChoice(next);
    setState({ choice: next, scheme: applyScheme(next) });
  };
  return { ...state, choose };
}
