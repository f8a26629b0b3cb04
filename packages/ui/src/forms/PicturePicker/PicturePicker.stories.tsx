import type { AdPicture } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { createFile, createTextFile, dragFilesOver, dropFiles, pictureSources } from '../files/files.stories.ts';
import { translateArgs } from '../stories.tsx';
import { PicturePicker, type PicturePickerProps } from './PicturePicker.tsx';
import { movePicture } from './pictureRules.ts';

const createPictures = (count: number): AdPicture[] =>
  pictureSources.slice(0, count).map((src, index) => ({ id: `picture-${index}`, src, state: 'done' }));

function ControlledPicker({ items: first, coverId: firstCover, ...props }: PicturePickerProps) {
  const [items, setItems] = useState(first);
  const [coverId, setCover] = useState(firstCover);
  return (
    <PicturePicker
      {...props}
      items={items}
      coverId={coverId}
      onMove={(id, to) => {
        props.onMove(id, to);
        setItems((currentItems) => movePicture(currentItems, id, to));
      }}
      onCoverChange={(id) => {
        props.onCoverChange(id);
        setCover(id);
      }}
      onRemove={(id) => {
        props.onRemove(id);
        setItems((currentItems) => currentItems.filter((item) => item.id !== id));
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Forms/PicturePicker',
  component: PicturePicker,
  args: {
    items: createPictures(5),
    coverId: 'picture-0',
    onAdd: fn(),
    onMove: fn(),
    onCoverChange: fn(),
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
  render: (args, { globals }) => <ControlledPicker {...translateArgs(args, globals)} />,
});

const UNREADABLE = 'data:image/heic;base64,AAAA';
const texts = ar.forms.pictures;
const { problem } = ar.forms;
const getHandleName = (index: number, count = 5) => `نقل الصورة ${index} من ${count}`;
const getOrder = (list: HTMLElement) => [...list.querySelectorAll('li')].map((tile) => tile.dataset.picture?.at(-1));

export const Default = meta.story({
  play: async ({ canvas, args, userEvent, step }) => {
    const [first, second] = canvas.getAllByRole('listitem').map((tile) => tile.getBoundingClientRect());
    await expect(second?.x).toBeLessThan(first?.x ?? 0);
    await step('another cover', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `${texts.makeCover}: الصورة 3 من 5` }));
      await expect(args.onCoverChange).toHaveBeenCalledWith('picture-2');
      await expect(canvas.getByRole('button', { name: /^الغلاف/, pressed: true })).toHaveAccessibleName(/الصورة 3/);
    });
    await step('one picture removed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'حذف الصورة 5' }));
      await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
      await waitFor(() => expect(canvas.getByRole('button', { name: 'حذف الصورة 4' })).toHaveFocus());
    });
  },
});

export const English = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem').map((tile) => tile.getBoundingClientRect());
    await expect(second?.x).toBeGreaterThan(first?.x ?? 0);
  },
});

export const Empty = meta.story({
  args: { items: [], coverId: null },
  play: async ({ canvas, canvasElement, args, userEvent, step }) => {
    await step('added by the dialog', async () => {
      const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
      if (!input) throw new Error('no file input');
      await userEvent.upload(input, [createFile('room.jpg', 'image/jpeg'), createFile('view.png', 'image/png')]);
      await waitFor(() =>
        expect(args.onAdd).toHaveBeenCalledWith([
          expect.objectContaining({ name: 'room.jpg' }),
          expect.objectContaining({ name: 'view.png' }),
        ]),
      );
    });
    await step('added by drag and drop', async () => {
      dropFiles(canvas.getByRole('group'), [createFile('sea.webp', 'image/webp')]);
      await waitFor(() => expect(args.onAdd).toHaveBeenLastCalledWith([expect.objectContaining({ name: 'sea.webp' })]));
    });
  },
});

export const DraggedOver = meta.story({
  args: { items: [], coverId: null },
  play: async ({ canvas }) => {
    dragFilesOver(canvas.getByRole('group'), [createFile('sea.webp', 'image/webp')]);
    await expect(await canvas.findByText(texts.dropNow)).toBeVisible();
  },
});

export const Uploading = meta.story({
  args: {
    items: createPictures(4).map((picture, index) =>
      index < 2 ? picture : { ...picture, state: 'uploading', progress: index === 2 ? 70 : 15 },
    ),
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'جارٍ رفع الصورة 3' });
    await expect(bar).toHaveAttribute('aria-valuenow', '70');
    // The bar fills from the start of the line, which is the right in Arabic.
    const [fill, line] = [bar.firstElementChild?.getBoundingClientRect(), bar.getBoundingClientRect()];
    await expect(((fill?.left ?? 0) - line.left) / line.width).toBeCloseTo(0.3, 1);
    await expect(canvas.getByText('رُفعت 2 من 4')).toBeVisible();
  },
});

export const Failed = meta.story({
  args: {
    items: createPictures(3).map((picture, index) => (index === 1 ? { ...picture, state: 'failed' } : picture)),
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
    dropFiles(canvas.getByRole('group'), [createTextFile('room.jpg', 'image/jpeg')]);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(texts.problem.notAPicture));
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
});

/** Ten at most: one of three more is accepted, with a message. */
export const TooMany = meta.story({
  args: { items: createPictures(9) },
  play: async ({ canvas, args }) => {
    const more = ['a', 'b', 'c'].map((name) => createFile(`${name}.jpg`, 'image/jpeg'));
    dropFiles(canvas.getByRole('group'), more);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('الحد الأقصى لعدد الصور هو 10'));
    await expect(args.onAdd).toHaveBeenCalledWith([expect.objectContaining({ name: 'a.jpg' })]);
  },
});

export const Full = meta.story({
  args: { items: createPictures(10) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: texts.add })).toBeNull();
  },
});

export const CoverMissing = meta.story({
  args: { items: createPictures(2), coverId: null, error: problem.cover_required },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(problem.cover_required);
  },
});

/** The server explains why it refuses a picture that the browser cannot show; a retry would not help. */
export const Refused = meta.story({
  args: {
    items: createPictures(2).map((picture, index) =>
      index === 1 ? { ...picture, src: UNREADABLE, state: 'failed', problem: texts.problem.heic } : picture,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(texts.problem.heic)).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('img')).toHaveLength(1));
    await expect(canvas.queryByRole('button', { name: /إعادة رفع/ })).toBeNull();
  },
});

export const Rotated = meta.story({
  args: { onRotate: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'تدوير الصورة 2' }));
    await expect(args.onRotate).toHaveBeenCalledWith('picture-1');
  },
});

export const Pasted = meta.story({
  args: { items: [], coverId: null },
  play: async ({ args }) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(createFile('copied.png', 'image/png'));
    await waitFor(() => {
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true }));
      expect(args.onAdd).toHaveBeenCalledWith([expect.objectContaining({ name: 'copied.png' })]);
    });
  },
});

/** Waits for a screen reader announcement. */
const expectText = (text: string) => waitFor(() => expect(document.body).toHaveTextContent(text));

/** Space picks up, arrows move (left is forward in Arabic), Space drops, Escape cancels. */
export const Keyboard = meta.story({
  play: async ({ canvas, args, userEvent, step }) => {
    const list = canvas.getByRole('list', { name: texts.list });
    const moveWithKeys = async (keys: string, place: number) => {
      await userEvent.keyboard(keys);
      await expectText(`الصورة الآن رقم ${place} من 5.`);
    };
    canvas.getByRole('button', { name: getHandleName(1) }).focus();

    await step('picked up and moved', async () => {
      await userEvent.keyboard('[Space]');
      await expectText('التقطت الصورة، وهي الآن رقم 1 من 5. انقلها بالأسهم.');
      await waitFor(() => expect(canvas.getByRole('button', { name: getHandleName(1), pressed: true })).toHaveFocus());
      await moveWithKeys('{ArrowLeft}', 2);
    });
    await step('dropped', async () => {
      await userEvent.keyboard('[Space]');
      await expectText('تركت الصورة في الموضع 2 من 5.');
      await expect(args.onMove).toHaveBeenLastCalledWith('picture-0', 1);
      await waitFor(() => expect(getOrder(list)).toEqual(['1', '0', '2', '3', '4']));
      await waitFor(() => expect(canvas.getByRole('button', { name: getHandleName(2) })).toHaveFocus());
    });
    await step('Escape returns it', async () => {
      await userEvent.keyboard('[Enter]');
      await waitFor(() => expect(canvas.getByRole('button', { name: getHandleName(2), pressed: true })).toHaveFocus());
      await moveWithKeys('{ArrowLeft}', 3);
      await userEvent.keyboard('{Escape}');
      await expectText('عادت الصورة إلى موضعها 2 من 5.');
      await expect(getOrder(list)).toEqual(['1', '0', '2', '3', '4']);
    });
    await waitFor(() => expect(list.querySelector('.dragging')).toBeNull());
  },
});

/** A mouse drags the first picture itself over the third. */
export const Dragged = meta.story({
  play: async ({ canvas, args, step }) => {
    const list = canvas.getByRole('list', { name: texts.list });
    const tile = (id: string) => list.querySelector(`[data-picture="picture-${id}"]`) as HTMLElement;
    const getMiddle = (element: Element) => {
      const box = element.getBoundingClientRect();
      return { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
    };
    const send = (type: string, target: EventTarget, at: { clientX: number; clientY: number }) =>
      target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, button: 0, ...at }));
    const picture = within(tile('0')).getByRole('img');
    const grabPoint = getMiddle(picture);
    const over = getMiddle(tile('2'));

    await step('it is dragged, and the others make room', async () => {
      send('mousedown', picture, grabPoint);
      send('mousemove', document, { clientX: grabPoint.clientX - 8, clientY: grabPoint.clientY });
      await waitFor(() => expect(tile('0')).toHaveClass('dragging'));
      await waitFor(() => {
        send('mousemove', document, over);
        expect(document.body).toHaveTextContent('الصورة الآن رقم 3 من 5.');
      });
    });
    await step('dropped, it is at its new position', async () => {
      send('mouseup', document, over);
      await waitFor(() => expect(args.onMove).toHaveBeenCalledWith('picture-0', 2));
      await waitFor(() => expect(getOrder(list)).toEqual(['1', '2', '0', '3', '4']));
      await waitFor(() => expect(tile('0')).not.toHaveClass('dragging'));
    });
  },
});

/** A finger drags by the grip only, so that the page still scrolls. */
export const DraggedByTouch = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args, step }) => {
    const list = canvas.getByRole('list', { name: texts.list });
    const tile = (id: string) => list.querySelector(`[data-picture="picture-${id}"]`) as HTMLElement;
    const handle = within(tile('0')).getByRole('button', { name: getHandleName(1) });
    const getMiddle = (element: Element) => {
      const box = element.getBoundingClientRect();
      return { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
    };
    const send = (type: 'touchstart' | 'touchmove' | 'touchend', at: { clientX: number; clientY: number }) => {
      const touch = new Touch({ identifier: 1, target: handle, ...at });
      const touches = type === 'touchend' ? [] : [touch];
      handle.dispatchEvent(new TouchEvent(type, { bubbles: true, cancelable: true, touches, changedTouches: [touch] }));
    };
    const grabPoint = getMiddle(handle);
    const over = getMiddle(tile('2'));
    await step('it is dragged, and the others make room', async () => {
      send('touchstart', grabPoint);
      send('touchmove', { clientX: grabPoint.clientX - 8, clientY: grabPoint.clientY });
      await waitFor(() => expect(tile('0')).toHaveClass('dragging'));
      await waitFor(() => {
        send('touchmove', over);
        expect(document.body).toHaveTextContent('الصورة الآن رقم 3 من 5.');
      });
    });
    await step('dropped, it is at its new position', async () => {
      send('touchend', over);
      await waitFor(() => expect(args.onMove).toHaveBeenCalledWith('picture-0', 2));
      await waitFor(() => expect(getOrder(list)).toEqual(['1', '2', '0', '3', '4']));
    });
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
