export interface ParsedElement {
  name: string;
  attributes: Record<string, string>;
  children: ParsedElement[];
  text: string;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const DECLARATION_PATTERN = /^<\?xml version="1\.0" encoding="UTF-8"\?>\s*/;
const NAME_PATTERN = '[A-Za-z_][\\w.-]*(?::[A-Za-z_][\\w.-]*)?';
const NODE = new RegExp(`<(/?)(${NAME_PATTERN})((?:\\s+${NAME_PATTERN}="[^"<]*")*)\\s*(/?)>|([^<]+)`, 'y');
const ATTRIBUTE_PATTERN = new RegExp(`\\s(${NAME_PATTERN})="([^"]*)"`, 'g');

function decode(text: string): string {
  if (/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.test(text)) throw new Error(`character in ${text}`);
  return text.replace(/&([^;\s]*;?)/g, (entity, name: string) => {
    const character = name.endsWith(';') ? ENTITIES[name.slice(0, -1)] : undefined;
    if (character === undefined) throw new Error(`entity ${entity} in ${text}`);
    return character;
  });
}

function parseAttributes(source: string): Record<string, string> {
  const foundAttributes = [...source.matchAll(ATTRIBUTE_PATTERN)].map(
    ([, name = '', value = '']) => [name, decode(value)] as const,
  );
  if (new Set(foundAttributes.map(([name]) => name)).size < foundAttributes.length)
    throw new Error(`attribute twice in ${source}`);
  return Object.fromEntries(foundAttributes);
}

/** Parses XML of elements and text; throws if it is not well-formed or a prefix is not declared. */
export function parseXml(xml: string): ParsedElement {
  const document: ParsedElement = { name: '', attributes: {}, children: [], text: '' };
  const openElements = [document];
  const body = xml.replace(DECLARATION_PATTERN, '');
  if (body === xml) throw new Error('no declaration');
  NODE.lastIndex = 0;
  while (NODE.lastIndex < body.length) {
    const at = NODE.lastIndex;
    const match = NODE.exec(body);
    const parent = openElements.at(-1);
    if (!match || !parent) throw new Error(`not well-formed: ${body.slice(at, at + 80)}`);
    const [, closing, name = '', attributes = '', isEmpty, text] = match;
    if (text !== undefined) parent.text += decode(text);
    else if (closing) {
      if (openElements.pop()?.name !== name) throw new Error(`</${name}> closes another element`);
    } else {
      const element = { name, attributes: parseAttributes(attributes), children: [], text: '' };
      parent.children.push(element);
      const [prefix] = name.split(':');
      const isDeclared =
        !name.includes(':') ||
        [...openElements, element].some((openElement) => `xmlns:${prefix}` in openElement.attributes);
      if (!isDeclared) throw new Error(`prefix of <${name}>`);
      if (!isEmpty) openElements.push(element);
    }
  }
  const [root, ...others] = document.children;
  if (!root || others.length > 0 || openElements.length > 1 || document.text.trim())
    throw new Error('not one root element');
  return root;
}

export const findChildren = (parent: ParsedElement, name: string): ParsedElement[] =>
  parent.children.filter((child) => child.name === name);

/** Text of an element's only child of this name; undefined without one. */
export const findText = (parent: ParsedElement, name: string): string | undefined =>
  findChildren(parent, name)[0]?.text;
