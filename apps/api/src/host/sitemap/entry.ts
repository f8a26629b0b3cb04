import { DEFAULT_LANGUAGE, LANGUAGE_QUERY, LANGUAGES } from '@mashrabiya/i18n';
import { element, textElement, type XmlNode } from '../xml.ts';

/** A video on a page; paths are those of this site. */
export interface SitemapVideo {
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

/** Search engines read no more of a description. */
const LONGEST_DESCRIPTION = 2048;

/** Serializes an entry with its address in each language; the bare address has the page in the default language. */
export function urlElement(entry: SitemapEntry, origin: string): XmlNode {
  const address = origin + entry.path;
  return element(
    'url',
    {},
    textElement('loc', address),
    textElement('lastmod', entry.lastModified.toISOString()),
    ...LANGUAGES.map((language) => {
      const href = language === DEFAULT_LANGUAGE ? address : `${address}?${LANGUAGE_QUERY}=${language}`;
      return element('xhtml:link', { rel: 'alternate', hreflang: language, href });
    }),
    element('xhtml:link', { rel: 'alternate', hreflang: 'x-default', href: address }),
    ...(entry.imagePaths ?? []).map((path) => element('image:image', {}, textElement('image:loc', origin + path))),
    entry.video && videoElement(entry.video, origin),
  );
}

/** Its parts have a fixed order. */
const videoElement = (video: SitemapVideo, origin: string): XmlNode =>
  element(
    'video:video',
    {},
    textElement('video:thumbnail_loc', origin + video.thumbnailPath),
    textElement('video:title', video.title),
    textElement('video:description', [...video.description].slice(0, LONGEST_DESCRIPTION).join('')),
    textElement('video:content_loc', origin + video.contentPath),
    textElement('video:duration', String(Math.max(1, Math.round(video.duration)))),
    textElement('video:publication_date', video.publishedAt.toISOString()),
  );
