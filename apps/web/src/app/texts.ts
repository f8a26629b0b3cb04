import { createI18n, type Language, type VisitorCatalog } from '@mashrabiya/i18n';
import type { BackendModule, i18n } from 'i18next';
import type { Namespace } from '../routing/route.ts';

type LazyNamespace = Exclude<Namespace, keyof VisitorCatalog>;

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
const isVisitorNamespace = (namespace: Namespace): namespace is keyof VisitorCatalog =>
  Object.hasOwn(VISITOR_NAMESPACES, namespace);

/** Namespaces of some pages and panels, loaded with them (docs/decisions/0009). */
const LAZY_CATALOGS: { [N in LazyNamespace]: Record<Language, () => Promise<{ [M in N]: object }>> } = {
  map: { ar: () => import('@mashrabiya/i18n/ar/map'), en: () => import('@mashrabiya/i18n/en/map') },
  market: { ar: () => import('@mashrabiya/i18n/ar/market'), en: () => import('@mashrabiya/i18n/en/market') },
  advice: { ar: () => import('@mashrabiya/i18n/ar/advice'), en: () => import('@mashrabiya/i18n/en/advice') },
  compare: { ar: () => import('@mashrabiya/i18n/ar/compare'), en: () => import('@mashrabiya/i18n/en/compare') },
  reporting: { ar: () => import('@mashrabiya/i18n/ar/reporting'), en: () => import('@mashrabiya/i18n/en/reporting') },
  savedSearches: {
    ar: () => import('@mashrabiya/i18n/ar/savedSearches'),
    en: () => import('@mashrabiya/i18n/en/savedSearches'),
  },
  account: { ar: () => import('@mashrabiya/i18n/ar/account'), en: () => import('@mashrabiya/i18n/en/account') },
  myListings: {
    ar: () => import('@mashrabiya/i18n/ar/myListings'),
    en: () => import('@mashrabiya/i18n/en/myListings'),
  },
  payments: { ar: () => import('@mashrabiya/i18n/ar/payments'), en: () => import('@mashrabiya/i18n/en/payments') },
  finance: { ar: () => import('@mashrabiya/i18n/ar/finance'), en: () => import('@mashrabiya/i18n/en/finance') },
  forms: { ar: () => import('@mashrabiya/i18n/ar/forms'), en: () => import('@mashrabiya/i18n/en/forms') },
  wizard: { ar: () => import('@mashrabiya/i18n/ar/wizard'), en: () => import('@mashrabiya/i18n/en/wizard') },
  moderation: {
    ar: () => import('@mashrabiya/i18n/ar/moderation'),
    en: () => import('@mashrabiya/i18n/en/moderation'),
  },
  reels: { ar: () => import('@mashrabiya/i18n/ar/reels'), en: () => import('@mashrabiya/i18n/en/reels') },
  people: { ar: () => import('@mashrabiya/i18n/ar/people'), en: () => import('@mashrabiya/i18n/en/people') },
  articles: { ar: () => import('@mashrabiya/i18n/ar/articles'), en: () => import('@mashrabiya/i18n/en/articles') },
};

async function loadNamespace(language: Language, namespace: Namespace): Promise<object> {
  if (isVisitorNamespace(namespace)) return (await loadVisitorCatalog(language))[namespace];
  const load: () => Promise<Partial<Record<Namespace, object>>> = LAZY_CATALOGS[namespace][language];
  return (await load())[namespace] ?? {};
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
