const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };
const decodeEntities = (text: string) => text.replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);

/** Parsed server HTML, without a browser. */
export const parseHtml = (html: string) => {
  const body = html.slice(html.indexOf('<body'));
  const attribute = (pattern: RegExp) => {
    const foundText = pattern.exec(html)?.[1];
    return foundText === undefined ? undefined : decodeEntities(foundText);
  };
  return {
    language: attribute(/<html[^>]* lang="([^"]+)"/),
    title: attribute(/<title>([^<]*)<\/title>/),
    description: attribute(/<meta name="description" content="([^"]*)"/),
    canonical: attribute(/<link rel="canonical" href="([^"]+)"/),
    /** Preview picture of social networks. */
    picture: attribute(/<meta property="og:image" content="([^"]+)"/),
    /** Canonical URL for social networks. */
    sharedUrl: attribute(/<meta property="og:url" content="([^"]+)"/),
    schemas: [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(
      ([, json = '']): Record<string, unknown> => JSON.parse(json),
    ),
    isHidden: /<meta name="robots" content="noindex"/.test(html),
    headings: html.match(/<h1[\s>]/g)?.length ?? 0,
    /** Internal links without their fragments. */
    links: [...new Set([...body.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href = '']) => decodeEntities(href)))]
      .filter((href) => href.startsWith('/'))
      .map((href) => href.replace(/#.*$/, '')),
    /** Visible text. */
    text: decodeEntities(
      body
        .replace(/<(script|style|template|noscript)[\s\S]*?<\/\1>/g, ' ')
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' '),
    ),
  };
};
