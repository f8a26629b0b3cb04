import type { Text } from '@mashrabiya/content';
import { LANGUAGE_QUERY, type Language } from '@mashrabiya/i18n';
import { articles as ar } from '@mashrabiya/i18n/ar/articles';
import { common as arCommon } from '@mashrabiya/i18n/ar/common';
import { articles as en } from '@mashrabiya/i18n/en/articles';
import { common as enCommon } from '@mashrabiya/i18n/en/common';
import type { Context, Hono } from 'hono';
import { CACHE_SECONDS_HEADER } from '../app/bind.ts';
import type { Texts } from '../library/services/Texts.ts';
import type { Pages } from './pages.ts';
import { languageIn } from './responseKey.ts';
import { element, textElement, type XmlNode, xmlDocument } from './xml.ts';

export const NEWS_FEED_PATH = '/news/rss.xml';
const KEEP_SECONDS = 600;
/** Feed readers poll often and store what they have seen. */
const NEWEST = 30;
const WORDS = { ar: { ...ar, ...arCommon }, en: { ...en, ...enCommon } };

/** RFC 822 date, as RSS requires. */
const moment = (date: string): string => new Date(date).toUTCString();

interface Feed {
  origin: string;
  language: Language;
  addressOf: (article: Text<'articles'>) => string;
}

function itemOf(article: Text<'articles'>, { language, addressOf }: Feed): XmlNode {
  const { front } = article;
  const address = addressOf(article);
  return element(
    'item',
    {},
    textElement('title', front.title),
    textElement('link', address),
    element('guid', { isPermaLink: 'true' }, address),
    textElement('pubDate', moment(front.date)),
    textElement('category', WORDS[language].categories[front.category]),
    textElement('description', front.summary),
  );
}

function feedOf(articles: readonly Text<'articles'>[], feed: Feed): string {
  const { origin, language } = feed;
  const { news, brand } = WORDS[language];
  const own = `${origin}${NEWS_FEED_PATH}?${LANGUAGE_QUERY}=${language}`;
  const [latest] = articles;
  const channel = element(
    'channel',
    {},
    textElement('title', `${news.title} | ${brand}`),
    textElement('link', `${origin}/news?${LANGUAGE_QUERY}=${language}`),
    textElement('description', news.text),
    textElement('language', language),
    latest && textElement('lastBuildDate', moment(latest.front.date)),
    element('atom:link', { href: own, rel: 'self', type: 'application/rss+xml' }),
    ...articles.map((article) => itemOf(article, feed)),
  );
  return xmlDocument(element('rss', { version: '2.0', 'xmlns:atom': 'http://www.w3.org/2005/Atom' }, channel));
}

export function serveNewsFeed(
  site: Hono,
  texts: Texts,
  addresses: Pages['addresses'],
  originOf: (c: Context) => string,
): void {
  site.get(NEWS_FEED_PATH, async (c) => {
    const language = languageIn(c);
    const origin = originOf(c);
    const articles = (await texts.current()).all('articles', language).slice(0, NEWEST);
    const addressOf = ({ slug }: Text<'articles'>) =>
      `${origin}${addresses.text('articles', slug)}?${LANGUAGE_QUERY}=${language}`;
    return c.body(feedOf(articles, { origin, language, addressOf }), 200, {
      'content-type': 'application/rss+xml; charset=utf-8',
      'content-language': language,
      vary: 'Accept-Language, Cookie',
      [CACHE_SECONDS_HEADER]: String(KEEP_SECONDS),
    });
  });
}
