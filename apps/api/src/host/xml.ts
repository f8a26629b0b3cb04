const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
/** XML 1.0 cannot represent these characters, nor a lone surrogate. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A serialized node; plain strings are still to be escaped. */
export class XmlNode {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

const escapeText = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

export function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (XmlNode | string | undefined)[]
): XmlNode {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeText(value)}"`);
  const start = `<${name}${written.join('')}`;
  if (children.length === 0) return new XmlNode(`${start}/>`);
  const content = children.map((child) => (child instanceof XmlNode ? child.source : escapeText(child ?? '')));
  return new XmlNode(`${start}>${content.join('')}</${name}>`);
}

export const textElement = (name: string, text: string): XmlNode => element(name, {}, text);

export const xmlDocument = (root: XmlNode): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root.source}\n`;
