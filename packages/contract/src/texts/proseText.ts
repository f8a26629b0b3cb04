import type { ProseBlock, ProseSpan } from './text.ts';

const joinSpans = (spans: readonly ProseSpan[]): string => spans.map(({ text }) => text).join('');

function listLines(block: ProseBlock): string[] {
  switch (block.kind) {
    case 'list':
      return block.items.map(joinSpans);
    case 'table':
      return [block.head, ...block.rows].map((cells) => cells.map(joinSpans).join(' · '));
    default:
      return [joinSpans(block.spans)];
  }
}

/** Plain text of blocks, one line each: for search, structured data and word counts. */
export const toPlainText = (blocks: readonly ProseBlock[]): string => blocks.flatMap(listLines).join('\n');
