import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { article, type Globals, pick, picture } from '../fixtures.stories.ts';
import { Prose } from './Prose.tsx';
import type { ProseBlock } from './prose.ts';

/** The blocks of the article, and a picture, so that there is one of each kind. */
function allBlocks(globals: Globals = {}): ProseBlock[] {
  const { opening, sections } = article(globals);
  const image = picture(1, globals);
  if (!image) throw new Error('no picture among the fixtures');
  const caption = pick(globals)([
    'قبل المعاينة اسأل عن اتجاه الشبابيك.',
    'Before a viewing, ask which way the windows face.',
  ]);
  return [...opening, ...sections.flatMap(({ blocks }) => blocks), { kind: 'picture', image, caption }];
}

const BLOCKS = allBlocks();
const ofKind = (kind: ProseBlock['kind']) => BLOCKS.filter((block) => block.kind === kind);
const lists = (ordered: boolean) =>
  BLOCKS.filter((block) => block.kind === 'list' && Boolean(block.ordered) === ordered);

const meta = preview.meta({
  title: 'Reading/Prose',
  component: Prose,
  args: { blocks: BLOCKS },
  render: ({ blocks, ...args }, { globals }) => {
    const here = allBlocks(globals);
    return <Prose {...args} blocks={blocks.map((block) => here[BLOCKS.indexOf(block)] ?? block)} />;
  },
});

/** Every kind of block, in lines that the eye finds back from. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('list')).toHaveLength(2);
    await expect(canvas.getAllByRole('figure')).toHaveLength(2);
    const text = canvas.getByText(/أول ما يُقال لك/);
    await expect(text.getBoundingClientRect().width).toBeLessThanOrEqual(720);
  },
});

export const Paragraphs = meta.story({ args: { blocks: ofKind('text') } });

/** The marks stand at the inline start, the right in Arabic. */
export const List = meta.story({
  args: { blocks: lists(false) },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(3);
    await expect(items[0]?.getBoundingClientRect().right).toBeLessThan(list.getBoundingClientRect().right);
    await expect(getComputedStyle(list).listStyleType).toBe('disc');
  },
});

export const OrderedList = meta.story({
  args: { blocks: lists(true) },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('list')).listStyleType).toBe('decimal');
  },
});

/** Whose words they are stands below; the line is at the inline start. */
export const Quote = meta.story({
  args: { blocks: ofKind('quote') },
  play: async ({ canvas }) => {
    const quote = canvas.getByRole('figure');
    await expect(canvas.getByText(/بداية كلام/)).toBeVisible();
    await expect(canvas.getByText(/مستشار عقاري/)).toBeVisible();
    await expect(getComputedStyle(quote).borderRightWidth).toBe('3px');
    await expect(getComputedStyle(quote).borderLeftWidth).toBe('0px');
  },
});

export const QuoteOfNobody = meta.story({
  args: { blocks: [{ kind: 'quote', text: 'السعر المكتوب في الإعلان بداية كلام.' }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/بداية كلام/)).toBeVisible();
    await expect(canvasElement.querySelector('figcaption')).toBeNull();
  },
});

export const Note = meta.story({
  args: { blocks: ofKind('note') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/سعر المتر محسوبًا/)).toBeVisible();
  },
});

export const WithPicture = meta.story({
  args: { blocks: ofKind('picture') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName();
    await expect(canvas.getByText('قبل المعاينة اسأل عن اتجاه الشبابيك.')).toBeVisible();
  },
});

/** A word that is longer than the line breaks. */
export const LongEnglish = meta.story({
  args: {
    blocks: [
      {
        kind: 'text',
        text: 'Write to registration-of-contracts-and-handovers.new-administrative-capital@mashrabiya.example before you sign.',
      },
    ],
  },
  globals: { locale: 'en', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/Write to/);
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
  },
});
