import type { ProseBlock, ProseSpan } from './text.ts';

const lineText = (spans: readonly ProseSpan[]): string => spans.map(({ text }) => text).join('');

function linesOf(block: ProseBlock): string[] {
  switch (block.kind) {
    case 'list':
      return block.items.map(lineText);
    case 'table':
      return [block.head, ...block.rows].map((cells) => cells.map(lineText).join(' · '));
    default:
      return [lineText(block.spans)];
  }
}

/** Plain text of blocks, one line each: for search, structured data and word counts. */
export const proseText = (blocks: readonly ProseBlock[]): string => blocks.flatMap(linesOf).join('\n');
