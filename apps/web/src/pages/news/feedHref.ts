import { LANGUAGE_QUERY, type Language } from '@mashrabiya/i18n';
import { paths } from '../../routing/paths.ts';

/** The news for feed readers, which the server answers. */
export const feedHref = (language: Language) => `${paths.news}/rss.xml?${LANGUAGE_QUERY}=${language}`;
