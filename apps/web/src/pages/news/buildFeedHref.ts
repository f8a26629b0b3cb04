import { LANGUAGE_QUERY, type Language } from '@mashrabiya/i18n';
import { paths } from '../../routing/paths.ts';

export const buildFeedHref = (language: Language) => `${paths.news}/rss.xml?${LANGUAGE_QUERY}=${language}`;
