import type { Text } from '@mashrabiya/content';
import { LANGUAGE_QUERY, type Language } from '@mashrabiya/i18n';
import { articles as ar } from '@mashrabiya/i18n/ar/articles';
import { common as arCommon } from '@mashrabiya/i18n/ar/visitor/common';
import { shell as arShell } from '@mashrabiya/i18n/ar/visitor/shell';
import { articles as en } from '@mashrabiya/i18n/en/articles';
import { common as enCommon } from '@mashrabiya/i18n/en/visitor/common';
import { shell as enShell } from '@mashrabiya/i18n/en/visitor/shell';
import type { Context, Hono } from 'hono';
import { CACHE_SECONDS_HEADER } from '../app/registerCall.ts';
import type { Texts } from '../textLibrary/services/Texts.ts';
import type { Pages } from './pages.ts';
import { getLanguage } from './responseKey.ts';
import { createElement, createTextElement, renderXml, type XmlNode } from './xml.ts';

const NEWS_FEED_PATH = '/news/rss.xml';
const CACHE_SECONDS = 600;
/** Feed readers poll often and store what they have seen. */
const MAX_ARTICLES = 30;
const TEXTS = { ar: { ...ar, ...arCommon, links: arShell.links }, en: { ...en, ...enCommon, links: enShell.links } };

/** RFC 822 date, as RSS requires. */
const formatDate = (date: string): string => new Date(date).toUTCString();

interface Feed {
  origin: string;
  language: Language;
  getUrl: (article: Text<'articles'>) => string;
}

function buildItem(article: Text<'articles'>, { language, getUrl }: Feed): XmlNode {
  const { frontMatter } = article;
  const address = getUrl(article);
  return createElement(
    'item',
    {},
    createTextElement('title', frontMatter.title),
    createTextElement('link', address),
    createElement('guid', { isPermaLink: 'true' }, address),
    createTextElement('pubDate', formatDate(frontMatter.date)),
    createTextElement('category', TEXTS[language].categories[frontMatter.category]),
    createTextElement('description', frontMatter.summary),
  );
}

function buildFeed(articles: readonly Text<'articles'>[], feed: Feed): string {
  const { origin, language } = feed;
  const { news, brand, links } = TEXTS[language];
  const feedUrl = `${origin}${NEWS_FEED_PATH}?${LANGUAGE_QUERY}=${language}`;
  const [latestArticle] = articles;
  const channel = createElement(
    'channel',
    {},
    createTextElement('title', `${links.news} | ${brand}`),
    createTextElement('link', `${origin}/news?${LANGUAGE_QUERY}=${language}`),
    createTextElement('description', news.text),
    createTextElement('language', language),
    latestArticle && createTextElement('lastBuildDate', formatDate(latestArticle.frontMatter.date)),
    createElement('atom:link', { href: feedUrl, rel: 'self', type: 'application/rss+xml' }),
    ...articles.map((article) => buildItem(article, feed)),
  );
  return renderXml(createElement('rss', { version: '2.0', 'xmlns:atom': 'http://www.w3.org/2005/Atom' }, channel));
}

export function serveNewsFeed(
  site: Hono,
  texts: Texts,
  pagePaths: Pages['addresses'],
  getOrigin: (c: Context) => string,
): void {
  site.get(NEWS_FEED_PATH, async (c) => {
    const language = getLanguage(c);
    const origin = getOrigin(c);
    const articles = (await texts.current()).all('articles', language).slice(0, MAX_ARTICLES);
    const getUrl = ({ slug }: Text<'articles'>) =>
      `${origin}${pagePaths.text('articles', slug)}?${LANGUAGE_QUERY}=${language}`;
    return c.body(buildFeed(articles, { origin, language, getUrl }), 200, {
      'content-type': 'application/rss+xml; charset=utf-8',
      'content-language': language,
      vary: 'Accept-Language',
      [CACHE_SECONDS_HEADER]: String(CACHE_SECONDS),
    });
  });
}
