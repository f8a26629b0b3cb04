import type { i18n } from 'i18next';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { languageAtom } from '../atoms/app.ts';
import { bringSections, hasSection, type Section } from './catalogs.ts';

interface Wait {
  promise: Promise<void>;
  /** Why the texts did not come. */
  failure?: unknown;
}

const underWay = new WeakMap<i18n, Map<string, Wait>>();

/** One wait for the same sections, so that React comes back once for all who need them. */
function waitOnce(texts: i18n, key: string, bring: () => Promise<void>): Wait {
  const known = underWay.get(texts) ?? new Map<string, Wait>();
  underWay.set(texts, known);
  const begun = known.get(key);
  if (begun) return begun;
  const wait: Wait = { promise: bring() };
  wait.promise.catch((failure: unknown) => {
    wait.failure = failure;
  });
  known.set(key, wait);
  return wait;
}

/**
 * Waits, with the nearest `Suspense`, for the texts that a page or panel says; at once when they are there. It throws
 * what it waits for: React's `use` mistakes the hooks after it for others when a first drawing is taken up again.
 */
export function useSections(sections: readonly Section[] = []): void {
  const { i18n: texts } = useTranslation();
  const language = useAtomValue(languageAtom);
  if (sections.every((name) => hasSection(texts, language, name))) return;
  const wait = waitOnce(texts, `${language} ${sections}`, () => bringSections(texts, language, sections));
  throw 'failure' in wait ? wait.failure : wait.promise;
}
