import { ProseHref, type ProseSpan } from '@mashrabiya/contract';
import type { PhrasingContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';

type Marks = Omit<ProseSpan, 'text' | 'href'>;

/** Nesting limit; deeper content is dropped. */
export const MAX_DEPTH = 20;

/** Direction overrides, byte order marks and control characters. */
const HIDDEN_CHARACTERS = /[\u202a-\u202e\ufeff]|(?!\n)\p{Cc}/gu;
/** More combining marks than any language uses; they would overlap other lines. */
const STACKED_MARKS = /(\p{M}{4})\p{M}+/gu;

/** Removes hidden characters and excess combining marks. */
export const removeHiddenCharacters = (text: string): string =>
  text.replace(HIDDEN_CHARACTERS, '').replace(STACKED_MARKS, '$1');

/** Line breaks of the source are spaces. */
const toOneLine = (text: string): string => removeHiddenCharacters(text.replace(/\s+/g, ' '));

/** Spans of a paragraph, a heading or a cell. Drops HTML, and pictures except for their description. */
export const toSpans = (nodes: readonly PhrasingContent[]): ProseSpan[] =>
  joinSpans(nodes.flatMap((node) => convertNode(node, {}, 0))).filter(({ text }) => text !== '');

function convertNode(node: PhrasingContent, marks: Marks, depth: number): ProseSpan[] {
  if (depth > MAX_DEPTH) return [];
  const convertChildren = (children: readonly PhrasingContent[], innerMarks: Marks = {}) =>
    children.flatMap((child) => convertNode(child, { ...marks, ...innerMarks }, depth + 1));
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return [{ text: toOneLine(node.value), ...marks }];
    case 'break':
      return [{ text: '\n' }];
    case 'image':
    case 'imageReference':
      return [{ text: toOneLine(node.alt ?? ''), ...marks }];
    case 'strong':
      return convertChildren(node.children, { strong: true });
    case 'emphasis':
      return convertChildren(node.children, { emphasis: true });
    case 'link': {
      const href = ProseHref.safeParse(node.url);
      if (!href.success) return convertChildren(node.children);
      const text = toOneLine(textOf(node, { includeHtml: false }));
      return [{ text, ...marks, href: href.data }];
    }
    case 'delete':
    case 'linkReference':
      return convertChildren(node.children);
    default:
      return [];
  }
}

const hasSameMarks = (first: ProseSpan, second: ProseSpan) =>
  first.href === undefined &&
  second.href === undefined &&
  first.strong === second.strong &&
  first.emphasis === second.emphasis;

function joinSpans(all: readonly ProseSpan[]): ProseSpan[] {
  const result: ProseSpan[] = [];
  for (const span of all) {
    const last = result.at(-1);
    if (last && hasSameMarks(last, span)) last.text += span.text;
    else result.push({ ...span });
  }
  return result;
}
