import { DEFAULT_LANGUAGE, LANGUAGE_QUERY, LANGUAGES } from '@mashrabiya/i18n';
import { createElement, createTextElement, type XmlNode } from '../xml.ts';

interface SitemapVideo {
  title: string;
  description: string;
  thumbnailPath: string;
  contentPath: string;
  /** Seconds. */
  duration: number;
  publishedAt: Date;
}

export interface SitemapEntry {
  path: string;
  lastModified: Date;
  imagePaths?: readonly string[];
  video?: SitemapVideo;
}

/** Search engines ignore the rest of a longer description. */
const MAX_DESCRIPTION_LENGTH = 2048;

/** Serializes an entry with its address in each language; the bare address has the page in the default language. */
export function buildUrlElement(entry: SitemapEntry, origin: string): XmlNode {
  const address = origin + entry.path;
  return createElement(
    'url',
    {},
    createTextElement('loc', address),
    createTextElement('lastmod', entry.lastModified.toISOString()),
    ...LANGUAGES.map((language) => {
      const href = language === DEFAULT_LANGUAGE ? address : `${address}?${LANGUAGE_QUERY}=${language}`;
      return createElement('xhtml:link', { rel: 'alternate', hreflang: language, href });
    }),
    createElement('xhtml:link', { rel: 'alternate', hreflang: 'x-default', href: address }),
    ...(entry.imagePaths ?? []).map((path) =>
      createElement('image:image', {}, createTextElement('image:loc', origin + path)),
    ),
    entry.video && buildVideoElement(entry.video, origin),
  );
}

/** The sitemap's schema prescribes this order of elements. */
const buildVideoElement = (video: SitemapVideo, origin: string): XmlNode =>
  createElement(
    'video:video',
    {},
    createTextElement('video:thumbnail_loc', origin + video.thumbnailPath),
    createTextElement('video:title', video.title),
    createTextElement('video:description', [...video.description].slice(0, MAX_DESCRIPTION_LENGTH).join('')),
    createTextElement('video:content_loc', origin + video.contentPath),
    createTextElement('video:duration', String(Math.max(1, Math.round(video.duration)))),
    createTextElement('video:publication_date', video.publishedAt.toISOString()),
  );
