import { type ProseBlock, type ProseSection, type ProseSpan, toPlainText } from '@mashrabiya/contract';
import type { List, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { MAX_DEPTH, toSpans } from './toSpans.ts';

export interface Prose {
  /** Blocks before the first heading. */
  opening: ProseBlock[];
  sections: ProseSection[];
}

const markdown = unified().use(remarkParse).use(remarkGfm).freeze();

/**
 * Parses Markdown into blocks for `Prose`. Only the handled node types pass: HTML, pictures, code blocks, rules and
 * footnotes are dropped.
 */
export function toProse(source: string): Prose {
  const opening: ProseBlock[] = [];
  const sections: ProseSection[] = [];
  for (const node of markdown.parse(source).children) {
    if (node.type === 'heading' && node.depth <= 2) {
      const title = joinTexts(toSpans(node.children));
      sections.push({ id: `part-${sections.length + 1}`, title, blocks: [] });
    } else {
      (sections.at(-1)?.blocks ?? opening).push(...toBlocks(node, 0));
    }
  }
  return { opening, sections };
}

const joinTexts = (spans: ProseSpan[]) =>
  toPlainText([{ kind: 'text', spans }])
    .replace(/\s+/g, ' ')
    .trim();

function toBlocks(node: RootContent, depth: number): ProseBlock[] {
  if (depth > MAX_DEPTH) return [];
  switch (node.type) {
    case 'paragraph':
      return omitEmpty({ kind: 'text', spans: toSpans(node.children) });
    case 'heading':
      return omitEmpty({ kind: 'heading', spans: toSpans(node.children) });
    case 'list': {
      const items = toItems(node, depth);
      return items.length > 0 ? [{ kind: 'list', ordered: node.ordered ?? false, items }] : [];
    }
    case 'blockquote': {
      const lines = node.children.flatMap((child) => toBlocks(child, depth + 1)).flatMap(toLines);
      return omitEmpty({ kind: 'note', spans: joinLines(lines) });
    }
    case 'table': {
      const [head = [], ...rows] = node.children.map((row) => row.children.map((cell) => toSpans(cell.children)));
      return [{ kind: 'table', head, rows }];
    }
    default:
      return [];
  }
}

const omitEmpty = (block: Extract<ProseBlock, { spans: ProseSpan[] }>): ProseBlock[] =>
  block.spans.some(({ text }) => text.trim() !== '') ? [block] : [];

/** Items of nested lists follow their parent item. */
const toItems = (list: List, depth: number): ProseSpan[][] =>
  list.children.flatMap((item) => {
    const blocks = item.children.flatMap((child) => toBlocks(child, depth + 1));
    const ownLines = blocks.filter(({ kind }) => kind !== 'list').flatMap(toLines);
    const below = blocks.filter((block) => block.kind === 'list').flatMap(({ items }) => items);
    return [...(ownLines.length > 0 ? [joinLines(ownLines)] : []), ...below];
  });

function toLines(block: ProseBlock): ProseSpan[][] {
  if (block.kind === 'list') return block.items;
  if (block.kind === 'table') return [block.head, ...block.rows].map((cells) => cells.flat());
  return [block.spans];
}

const joinLines = (lines: readonly ProseSpan[][]): ProseSpan[] =>
  lines.flatMap((line, index) => (index > 0 ? [{ text: '\n' }, ...line] : line));
