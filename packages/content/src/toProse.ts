import { type ProseBlock, type ProseSection, type ProseSpan, proseText } from '@mashrabiya/contract';
import type { List, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { MAX_DEPTH, spansOf } from './spansOf.ts';

export interface Prose {
  /** Before the first heading. */
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
      const title = lineText(spansOf(node.children));
      sections.push({ id: `part-${sections.length + 1}`, title, blocks: [] });
    } else {
      (sections.at(-1)?.blocks ?? opening).push(...blocksOf(node, 0));
    }
  }
  return { opening, sections };
}

const lineText = (spans: ProseSpan[]) =>
  proseText([{ kind: 'text', spans }])
    .replace(/\s+/g, ' ')
    .trim();

function blocksOf(node: RootContent, depth: number): ProseBlock[] {
  if (depth > MAX_DEPTH) return [];
  switch (node.type) {
    case 'paragraph':
      return filled({ kind: 'text', spans: spansOf(node.children) });
    case 'heading':
      return filled({ kind: 'heading', spans: spansOf(node.children) });
    case 'list': {
      const items = itemsOf(node, depth);
      return items.length > 0 ? [{ kind: 'list', ordered: node.ordered ?? false, items }] : [];
    }
    case 'blockquote': {
      const lines = node.children.flatMap((child) => blocksOf(child, depth + 1)).flatMap(linesOf);
      return filled({ kind: 'note', spans: withBreaks(lines) });
    }
    case 'table': {
      const [head = [], ...rows] = node.children.map((row) => row.children.map((cell) => spansOf(cell.children)));
      return [{ kind: 'table', head, rows }];
    }
    default:
      return [];
  }
}

const filled = (block: Extract<ProseBlock, { spans: ProseSpan[] }>): ProseBlock[] =>
  block.spans.some(({ text }) => text.trim() !== '') ? [block] : [];

/** Items of nested lists follow their parent item. */
const itemsOf = (list: List, depth: number): ProseSpan[][] =>
  list.children.flatMap((item) => {
    const blocks = item.children.flatMap((child) => blocksOf(child, depth + 1));
    const own = blocks.filter(({ kind }) => kind !== 'list').flatMap(linesOf);
    const below = blocks.filter((block) => block.kind === 'list').flatMap(({ items }) => items);
    return [...(own.length > 0 ? [withBreaks(own)] : []), ...below];
  });

function linesOf(block: ProseBlock): ProseSpan[][] {
  if (block.kind === 'list') return block.items;
  if (block.kind === 'table') return [block.head, ...block.rows].map((cells) => cells.flat());
  return [block.spans];
}

const withBreaks = (lines: readonly ProseSpan[][]): ProseSpan[] =>
  lines.flatMap((line, index) => (index > 0 ? [{ text: '\n' }, ...line] : line));
