const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
/** XML 1.0 cannot represent these characters, nor a lone surrogate. */
const FORBIDDEN_CHARACTERS = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A serialized node; plain strings are still to be escaped. */
export class XmlNode {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

const escapeText = (text: string): string =>
  text.replace(FORBIDDEN_CHARACTERS, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

export function createElement(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (XmlNode | string | undefined)[]
): XmlNode {
  const attributeTexts = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeText(value)}"`);
  const start = `<${name}${attributeTexts.join('')}`;
  if (children.length === 0) return new XmlNode(`${start}/>`);
  const content = children.map((child) => (child instanceof XmlNode ? child.source : escapeText(child ?? '')));
  return new XmlNode(`${start}>${content.join('')}</${name}>`);
}

export const createTextElement = (name: string, text: string): XmlNode => createElement(name, {}, text);

export const renderXml = (root: XmlNode): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root.source}\n`;
