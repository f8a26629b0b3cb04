import type { AdPicture } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { dropFiles, fileOf, holdFiles, pictureSources } from '../files/files.stories.ts';
import { inLanguage } from '../stories.tsx';
import { PicturePicker, type PicturePickerProps } from './PicturePicker.tsx';
import { movePicture } from './pictureRules.ts';

const pictures = (count: number): AdPicture[] =>
  pictureSources.slice(0, count).map((src, index) => ({ id: `picture-${index}`, src, state: 'done' }));

/** Keeps what the callbacks say, as the form does. */
function Held({ items: first, coverId: firstCover, ...props }: PicturePickerProps) {
  const [items, setItems] = useState(first);
  const [coverId, setCover] = useState(firstCover);
  return (
    <PicturePicker
      {...props}
      items={items}
      coverId={coverId}
      onMove={(id, to) => {
        props.onMove(id, to);
        setItems((before) => movePicture(before, id, to));
      }}
      onCover={(id) => {
        props.onCover(id);
        setCover(id);
      }}
      onRemove={(id) => {
        props.onRemove(id);
        setItems((before) => before.filter((item) => item.id !== id));
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Forms/PicturePicker',
  component: PicturePicker,
  args: {
    items: pictures(5),
    coverId: 'picture-0',
    onAdd: fn(),
    onMove: fn(),
    onCover: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 760, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals }) => <Held {...inLanguage(args, globals)} />,
});

const texts = ar.forms.pictures;
const { problem } = ar.forms;
const grip = (index: number, count = 5) => `نقل الصورة ${index} من ${count}`;
/** What each tile holds, in the order of the page. */
const order = (list: HTMLElement) => [...list.querySelectorAll('li')].map((tile) => tile.dataset.picture?.at(-1));

/** The second picture stands further along the line: to the left in Arabic. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent, step }) => {
    const [first, second] = canvas.getAllByRole('listitem').map((tile) => tile.getBoundingClientRect());
    await expect(second?.x).toBeLessThan(first?.x ?? 0);
    await step('another cover', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `${texts.makeCover}: الصورة 3 من 5` }));
      await expect(args.onCover).toHaveBeenCalledWith('picture-2');
      await expect(canvas.getByRole('button', { name: /^الغلاف/, pressed: true })).toHaveAccessibleName(/الصورة 3/);
    });
    await step('one less', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'حذف الصورة 5' }));
      await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
      await waitFor(() => expect(canvas.getByRole('button', { name: 'حذف الصورة 4' })).toHaveFocus());
    });
  },
});

export const InEnglish = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem').map((tile) => tile.getBoundingClientRect());
    await expect(second?.x).toBeGreaterThan(first?.x ?? 0);
  },
});

export const Empty = meta.story({
  args: { items: [], coverId: null },
  play: async ({ canvas, canvasElement, args, userEvent, step }) => {
    await step('by the dialog', async () => {
      const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
      if (!input) throw new Error('no file input');
      await userEvent.upload(input, [fileOf('room.jpg', 'image/jpeg'), fileOf('view.png', 'image/png')]);
      await expect(args.onAdd).toHaveBeenCalledWith([
        expect.objectContaining({ name: 'room.jpg' }),
        expect.objectContaining({ name: 'view.png' }),
      ]);
    });
    await step('by dropping', async () => {
      dropFiles(canvas.getByRole('group'), [fileOf('sea.webp', 'image/webp')]);
      await expect(args.onAdd).toHaveBeenLastCalledWith([expect.objectContaining({ name: 'sea.webp' })]);
    });
  },
});

export const DraggedOver = meta.story({
  args: { items: [], coverId: null },
  play: async ({ canvas }) => {
    holdFiles(canvas.getByRole('group'), [fileOf('sea.webp', 'image/webp')]);
    await expect(await canvas.findByText(texts.dropNow)).toBeVisible();
  },
});

export const Uploading = meta.story({
  args: {
    items: pictures(4).map((picture, index) =>
      index < 2 ? picture : { ...picture, state: 'uploading', progress: index === 2 ? 70 : 15 },
    ),
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'جارٍ رفع الصورة 3' });
    await expect(bar).toHaveAttribute('aria-valuenow', '70');
    // It fills from where the line begins, the right in Arabic.
    await expect(bar.firstElementChild?.getBoundingClientRect().right).toBeCloseTo(bar.getBoundingClientRect().right);
    await expect(canvas.getByText('رُفعت 2 من 4')).toBeVisible();
  },
});

export const Failed = meta.story({
  args: {
    items: pictures(3).map((picture, index) => (index === 1 ? { ...picture, state: 'failed' } : picture)),
    error: problem.images_failed,
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(problem.images_failed);
    await userEvent.click(canvas.getByRole('button', { name: /إعادة رفع الصورة 2/ }));
    await expect(args.onRetry).toHaveBeenCalledWith('picture-1');
  },
});

export const NotAPicture = meta.story({
  play: async ({ canvas, args }) => {
    dropFiles(canvas.getByRole('group'), [fileOf('contract.pdf', 'application/pdf')]);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(texts.problem.notAPicture));
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
});

/** Ten at most: of three more one is taken, and the person is told. */
export const TooMany = meta.story({
  args: { items: pictures(9) },
  play: async ({ canvas, args }) => {
    const more = ['a', 'b', 'c'].map((name) => fileOf(`${name}.jpg`, 'image/jpeg'));
    dropFiles(canvas.getByRole('group'), more);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('الحد الأقصى لعدد الصور هو 10'));
    await expect(args.onAdd).toHaveBeenCalledWith([expect.objectContaining({ name: 'a.jpg' })]);
  },
});

export const Full = meta.story({
  args: { items: pictures(10) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: texts.add })).toBeNull();
  },
});

export const CoverMissing = meta.story({
  args: { items: pictures(2), coverId: null, error: problem.cover_required },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(problem.cover_required);
  },
});

/** Space picks up, arrows carry (leftwards is onwards in Arabic), Space puts down, Escape brings back. */
export const Keyboard = meta.story({
  play: async ({ canvas, args, userEvent, step }) => {
    const list = canvas.getByRole('list', { name: texts.list });
    const said = (text: string) => waitFor(() => expect(canvas.getByText(text)).toBeInTheDocument());
    canvas.getByRole('button', { name: grip(1) }).focus();

    await step('picked up', async () => {
      await userEvent.keyboard('[Space]');
      await expect(canvas.getByRole('button', { name: grip(1), pressed: true })).toHaveFocus();
      await said('التقطت الصورة، وهي الآن رقم 1 من 5. انقلها بالأسهم.');
    });
    await step('carried, with the focus', async () => {
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
      await expect(args.onMove).toHaveBeenLastCalledWith('picture-0', 2);
      await expect(order(list)).toEqual(['1', '2', '0', '3', '4']);
      await expect(canvas.getByRole('button', { name: grip(3), pressed: true })).toHaveFocus();
      await said('الصورة الآن رقم 3 من 5.');
    });
    await step('put down', async () => {
      await userEvent.keyboard('{ArrowRight}[Space]');
      await expect(order(list)).toEqual(['1', '0', '2', '3', '4']);
      await said('تركت الصورة في الموضع 2 من 5.');
      await userEvent.keyboard('{ArrowLeft}');
      await expect(order(list)).toEqual(['1', '0', '2', '3', '4']);
    });
    await step('Escape brings it back', async () => {
      await userEvent.keyboard('[Enter]{End}');
      await expect(order(list)).toEqual(['1', '2', '3', '4', '0']);
      await userEvent.keyboard('{Escape}');
      await expect(order(list)).toEqual(['1', '0', '2', '3', '4']);
      await said('عادت الصورة إلى موضعها 2 من 5.');
    });
  },
});

/** A pointer takes the first picture by its grip and carries it over the third. */
export const Dragged = meta.story({
  play: async ({ canvas, args, step }) => {
    const list = canvas.getByRole('list', { name: texts.list });
    const tile = (id: string) => list.querySelector(`[data-picture="picture-${id}"]`) as HTMLElement;
    const middle = (element: Element) => {
      const box = element.getBoundingClientRect();
      return { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
    };
    const send = (type: string, target: EventTarget, at: { clientX: number; clientY: number }) =>
      target.dispatchEvent(
        new PointerEvent(type, { bubbles: true, cancelable: true, pointerId: 7, pointerType: 'touch', ...at }),
      );
    const from = within(tile('0')).getByRole('button', { name: grip(1) });
    const hold = middle(from);
    const over = middle(tile('2'));

    await step('it follows the pointer, and the others make room', async () => {
      send('pointerdown', from, hold);
      await waitFor(() => expect(tile('0')).toHaveClass('held'));
      send('pointermove', document, over);
      await waitFor(() => expect(order(list)).toEqual(['1', '2', '0', '3', '4']));
      await expect(args.onMove).toHaveBeenCalledWith('picture-0', 2);
      await waitFor(() => {
        const now = middle(within(tile('0')).getByRole('button', { name: /^نقل/ }));
        expect(Math.abs(now.clientX - over.clientX)).toBeLessThan(2);
        expect(Math.abs(now.clientY - over.clientY)).toBeLessThan(2);
      });
    });
    await step('let go, it stands in its new place', async () => {
      send('pointerup', document, over);
      await waitFor(() => expect(tile('0').style.translate).toBe(''));
      await expect(tile('0')).not.toHaveClass('held');
      await expect(canvas.getByText('تركت الصورة في الموضع 3 من 5.')).toBeInTheDocument();
    });
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
