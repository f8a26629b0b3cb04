const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };
const decoded = (text: string) => text.replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);

/** A page as the server drew it, read without a browser. */
export const htmlOf = (html: string) => {
  const body = html.slice(html.indexOf('<body'));
  const attribute = (pattern: RegExp) => {
    const found = pattern.exec(html)?.[1];
    return found === undefined ? undefined : decoded(found);
  };
  return {
    language: attribute(/<html[^>]* lang="([^"]+)"/),
    title: attribute(/<title>([^<]*)<\/title>/),
    description: attribute(/<meta name="description" content="([^"]*)"/),
    canonical: attribute(/<link rel="canonical" href="([^"]+)"/),
    /** What networks show beside a link to it. */
    picture: attribute(/<meta property="og:image" content="([^"]+)"/),
    /** Its address for networks. */
    sharedUrl: attribute(/<meta property="og:url" content="([^"]+)"/),
    /** Its schema.org objects. */
    schemas: [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(
      ([, json = '']): Record<string, unknown> => JSON.parse(json),
    ),
    isHidden: /<meta name="robots" content="noindex"/.test(html),
    headings: html.match(/<h1[\s>]/g)?.length ?? 0,
    /** Where its links lead, those of this site alone, without their fragments. */
    links: [...new Set([...body.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href = '']) => decoded(href)))]
      .filter((href) => href.startsWith('/'))
      .map((href) => href.replace(/#.*$/, '')),
    /** What is read on it. */
    text: decoded(
      body
        .replace(/<(script|style|template|noscript)[\s\S]*?<\/\1>/g, ' ')
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' '),
    ),
  };
};
