import { ProseHref, type ProseSpan } from '@mashrabiya/contract';
import type { PhrasingContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';

type Marks = Omit<ProseSpan, 'text' | 'href'>;

/** Nesting limit; deeper content is dropped. */
export const MAX_DEPTH = 20;

/** Direction overrides, byte order marks and control characters. */
const HIDDEN = /[\u202a-\u202e\ufeff]|(?!\n)\p{Cc}/gu;
/** More combining marks than any language uses; they would overlap other lines. */
const PILED = /(\p{M}{4})\p{M}+/gu;

/** Removes hidden characters and excess combining marks. */
export const plain = (text: string): string => text.replace(HIDDEN, '').replace(PILED, '$1');

/** Line breaks of the source are spaces. */
const oneLine = (text: string): string => plain(text.replace(/\s+/g, ' '));

/** Spans of a paragraph, a heading or a cell. Drops HTML, and pictures except for their description. */
export const spansOf = (nodes: readonly PhrasingContent[]): ProseSpan[] =>
  joined(nodes.flatMap((node) => spans(node, {}, 0))).filter(({ text }) => text !== '');

function spans(node: PhrasingContent, marks: Marks, depth: number): ProseSpan[] {
  if (depth > MAX_DEPTH) return [];
  const within = (children: readonly PhrasingContent[], more: Marks = {}) =>
    children.flatMap((child) => spans(child, { ...marks, ...more }, depth + 1));
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return [{ text: oneLine(node.value), ...marks }];
    case 'break':
      return [{ text: '\n' }];
    case 'image':
    case 'imageReference':
      return [{ text: oneLine(node.alt ?? ''), ...marks }];
    case 'strong':
      return within(node.children, { strong: true });
    case 'emphasis':
      return within(node.children, { emphasis: true });
    case 'link': {
      const href = ProseHref.safeParse(node.url);
      if (!href.success) return within(node.children);
      const text = oneLine(textOf(node, { includeHtml: false }));
      return [{ text, ...marks, href: href.data }];
    }
    case 'delete':
    case 'linkReference':
      return within(node.children);
    default:
      return [];
  }
}

const isLike = (one: ProseSpan, other: ProseSpan) =>
  one.href === undefined && other.href === undefined && one.strong === other.strong && one.emphasis === other.emphasis;

function joined(all: readonly ProseSpan[]): ProseSpan[] {
  const result: ProseSpan[] = [];
  for (const span of all) {
    const last = result.at(-1);
    if (last && isLike(last, span)) last.text += span.text;
    else result.push({ ...span });
  }
  return result;
}
