import { CURRENCY, getSharePicturePath, SHARE_SIZE } from '@mashrabiya/contract';
import {
  DEFAULT_LANGUAGE,
  getOtherLanguage,
  LANGUAGE_QUERY,
  LANGUAGES,
  type Language,
  LOCALES,
} from '@mashrabiya/i18n';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { languageAtom, originAtom, schemaSinkAtom } from '../atoms/app.ts';
import { unreadMessagesAtom } from '../messages/unreadMessages.ts';
import { buildBreadcrumbSchema } from './breadcrumbs.ts';

const HOME_PATH = '/';

export interface PageHeadProps {
  title: string;
  description: string;
  /** The page's own path and query, without the language. */
  path: string;
  /** Path of the preview image for shared links; without one the page's title is drawn. */
  image?: string | undefined;
  /** Path of the MP4 for shared links. */
  video?: string;
  /** EGP. */
  price?: number | null;
  /** ISO date of first publication. */
  published?: string;
  /** Path of the page's feed. */
  feed?: string;
  /** Excluded from search engines. */
  noIndex?: boolean;
  /** Ancestors between the home page and this one, outermost first. */
  parents?: readonly { name: string; path: string }[];
  /** schema.org objects, written into the document by the server. */
  schemas?: readonly object[];
}

export function PageHead({
  title,
  description,
  path,
  image,
  video,
  price,
  published,
  feed,
  noIndex,
  parents = [],
  schemas = [],
}: PageHeadProps) {
  const language = useAtomValue(languageAtom);
  const origin = useAtomValue(originAtom);
  const sink = useAtomValue(schemaSinkAtom);
  const unread = useAtomValue(unreadMessagesAtom);
  const { t } = useTranslation();
  const pageUrl = origin + path;
  // The URL without a language serves the default language.
  const buildUrl = (path: string, lng: Language) => {
    const separator = path.includes('?') ? '&' : '?';
    return origin + path + (lng === DEFAULT_LANGUAGE ? '' : `${separator}${LANGUAGE_QUERY}=${lng}`);
  };
  const buildPageUrl = (lng: Language) => buildUrl(path, lng);
  const buildBreadcrumbs = () => {
    const brand = t('pages:titled', { title: '' });
    const name = title.endsWith(brand) ? title.slice(0, -brand.length) : title;
    const breadcrumbs = [{ name: t('shell:links.home'), path: HOME_PATH }, ...parents, { name, path }];
    return buildBreadcrumbSchema(breadcrumbs.map((page) => ({ name: page.name, url: buildUrl(page.path, language) })));
  };
  sink?.collect(noIndex || path === HOME_PATH ? schemas : [...schemas, buildBreadcrumbs()]);
  return (
    <>
      <title>{unread > 0 ? `(${unread}) ${title}` : title}</title>
      <meta name="description" content={description} />
      {noIndex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={buildPageUrl(language)} />}
      {!noIndex && LANGUAGES.map((lng) => <link key={lng} rel="alternate" hrefLang={lng} href={buildPageUrl(lng)} />)}
      {!noIndex && <link rel="alternate" hrefLang="x-default" href={pageUrl} />}
      {feed && <link rel="alternate" type="application/rss+xml" title={title} href={origin + feed} />}
      <meta property="og:type" content={published ? 'article' : video ? 'video.other' : 'website'} />
      {published && <meta property="article:published_time" content={published} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={buildPageUrl(language)} />
      <meta property="og:locale" content={LOCALES[language].openGraph} />
      <meta property="og:locale:alternate" content={LOCALES[getOtherLanguage(language)].openGraph} />
      {!image && !noIndex && (
        <>
          <meta property="og:image" content={origin + getSharePicturePath(path, language)} />
          <meta property="og:image:width" content={String(SHARE_SIZE.width)} />
          <meta property="og:image:height" content={String(SHARE_SIZE.height)} />
        </>
      )}
      {image && <meta property="og:image" content={origin + image} />}
      {video && <meta property="og:video" content={origin + video} />}
      {video && <meta property="og:video:type" content="video/mp4" />}
      <meta name="twitter:card" content={image || !noIndex ? 'summary_large_image' : 'summary'} />
      {price ? <meta property="product:price:amount" content={String(price)} /> : null}
      {price ? <meta property="product:price:currency" content={CURRENCY} /> : null}
    </>
  );
}
