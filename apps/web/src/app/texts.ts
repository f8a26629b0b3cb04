import { createI18n, type Language, type VisitorCatalog } from '@mashrabiya/i18n';
import { lazyCatalogs } from '@mashrabiya/i18n/lazyCatalogs';
import type { BackendModule, i18n } from 'i18next';
import type { Namespace } from '../routing/route.ts';

/** Each language is a chunk of its own: the browser fetches only the shown one. */
const loadVisitorCatalog = (language: Language): Promise<VisitorCatalog> =>
  language === 'ar'
    ? import('@mashrabiya/i18n/ar/visitor').then((module) => module.visitor)
    : import('@mashrabiya/i18n/en/visitor').then((module) => module.visitor);

const VISITOR_NAMESPACES: Record<keyof VisitorCatalog, true> = {
  common: true,
  vocabulary: true,
  shell: true,
  states: true,
  search: true,
  home: true,
  listings: true,
  kinds: true,
  pages: true,
};

async function loadNamespace(language: Language, namespace: Namespace): Promise<object> {
  const loadCatalog = lazyCatalogs[`./${language}/${namespace}.ts`];
  const catalog: Partial<Record<Namespace, object>> = await (loadCatalog?.() ?? loadVisitorCatalog(language));
  return catalog[namespace] ?? {};
}

const backend: BackendModule = {
  type: 'backend',
  callbackApi: true,
  init: () => undefined,
  read: (language, namespace, callback) => {
    loadNamespace(language as Language, namespace as Namespace).then(
      (texts) => callback(null, texts),
      // i18next retries with growing pauses.
      (failure: Error) => callback(failure, true),
    );
  },
};

export async function loadTexts(language: Language, namespaces: readonly Namespace[] = []): Promise<i18n> {
  const texts = createI18n(language, undefined, backend);
  await texts.loadNamespaces([...Object.keys(VISITOR_NAMESPACES), ...namespaces]);
  return texts;
}
