import type { ProseBlock } from '@mashrabiya/contract';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getLanguage } from '../../foundation/stories.ts';
import { allBlocks } from '../fixtures.stories.ts';
import { Prose } from './Prose.tsx';

const BLOCKS = allBlocks();
const filterByKind = (kind: ProseBlock['kind']) => BLOCKS.filter((block) => block.kind === kind);
const filterLists = (isOrdered: boolean) =>
  BLOCKS.filter((block) => block.kind === 'list' && block.ordered === isOrdered);

const meta = preview.meta({
  title: 'Articles/Prose',
  component: Prose,
  args: { blocks: BLOCKS },
  render: ({ blocks, ...args }, { globals }) => {
    const localizedBlocks = allBlocks(getLanguage(globals));
    return <Prose {...args} blocks={blocks.map((block) => localizedBlocks[BLOCKS.indexOf(block)] ?? block)} />;
  },
});

/** All kinds of blocks, in a readable width. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('list')).toHaveLength(2);
    await expect(canvas.getByRole('table')).toBeVisible();
    const text = canvas.getByText(/أول ما يُقال لك/);
    await expect(text.getBoundingClientRect().width).toBeLessThanOrEqual(720);
  },
});

/** Emphasis and a link. */
export const Paragraphs = meta.story({
  args: { blocks: filterByKind('text') },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('سعر المتر')).fontWeight).toBe('600');
    await expect(canvas.getByRole('link', { name: 'متى تسجل العقد' })).toHaveAttribute('href', '/QAs#register');
  },
});

export const Heading = meta.story({
  args: { blocks: filterByKind('heading') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
  },
});

/** Markers are at the inline start, the right in Arabic. */
export const List = meta.story({
  args: { blocks: filterLists(false) },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(3);
    await expect(items[0]?.getBoundingClientRect().right).toBeLessThan(list.getBoundingClientRect().right);
    await expect(getComputedStyle(list).listStyleType).toBe('disc');
  },
});

export const OrderedList = meta.story({
  args: { blocks: filterLists(true) },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('list')).listStyleType).toBe('decimal');
  },
});

export const Note = meta.story({
  args: { blocks: filterByKind('note') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/سعر المتر محسوبًا/)).toBeVisible();
  },
});

export const Table = meta.story({
  args: { blocks: filterByKind('table') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'سعر المتر' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
  },
});

const createCells = (word: string) => Array.from({ length: 12 }, (_, column) => [{ text: `${word} ${column + 1}` }]);

/** A wide table scrolls within the text; the page does not. */
export const WideTable = meta.story({
  args: { blocks: [{ kind: 'table', head: createCells('عمود'), rows: [createCells('قيمة'), createCells('قيمة')] }] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group');
    await expect(group.scrollWidth).toBeGreaterThan(group.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

/** HTML is shown as text, and wraps. */
export const Hostile = meta.story({
  args: {
    blocks: [
      { kind: 'text', spans: [{ text: '<script>document.title = "taken"</script><img src=x onerror=alert(1)>' }] },
      { kind: 'text', spans: [{ text: 'م'.repeat(3000) }] },
      { kind: 'note', spans: [{ text: 'x'.repeat(3000), strong: true }] },
      { kind: 'list', ordered: true, items: [[{ text: 'a' }], [{ text: 'a' }]] },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('<script>document.title = "taken"</script>');
    await expect(canvasElement.querySelector('script, img')).toBeNull();
    await expect(document.title).not.toBe('taken');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

/** A name in the other script gets its language, and keeps punctuation in place. */
export const ForeignNames = meta.story({
  args: {
    blocks: [{ kind: 'text', spans: [{ text: 'الباقات: عادي (Basic)، وسوبيريور (Superior). الدفع عند Paymob.' }] }],
  },
  play: async ({ canvas }) => {
    const name = canvas.getByText('Paymob');
    await expect(name.tagName).toBe('BDI');
    await expect(name).toHaveAttribute('lang', 'en');
    await expect(canvas.getByText(/الباقات/)).toHaveTextContent(
      'عادي (Basic)، وسوبيريور (Superior). الدفع عند Paymob.',
    );
  },
});

/** A word longer than the line breaks. */
export const LongEnglish = meta.story({
  args: {
    blocks: [
      {
        kind: 'text',
        spans: [
          {
            text: 'Write to registration-of-contracts-and-handovers.new-administrative-capital@mashrabiya.example before you sign.',
          },
        ],
      },
    ],
  },
  globals: { locale: 'en', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/Write to/);
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
  },
});
