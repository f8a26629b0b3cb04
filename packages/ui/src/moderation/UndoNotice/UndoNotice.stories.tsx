import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { UndoNotice } from './UndoNotice.tsx';

const { undo } = ar.moderation;

const meta = preview.meta({
  title: 'Moderation/UndoNotice',
  component: UndoNotice,
  args: { text: 'قُبل: شقة بحديقة خاصة في التجمع الخامس', onUndo: fn() },
});

/** A press undoes the decision, as does the key. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(args.text);
    await userEvent.click(canvas.getByRole('button', { name: undo.do }));
    await expect(args.onUndo).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('z');
    await expect(args.onUndo).toHaveBeenCalledTimes(2);
  },
});

/** While undoing, neither press nor key repeats the undo. */
export const Busy = meta.story({
  args: { busy: true },
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('z');
    await expect(args.onUndo).not.toHaveBeenCalled();
  },
});

export const LongArabic = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { text: `طُلب تعديل: ${'شقة بحديقة خاصة في التجمع الخامس على بعد خطوات من الجامعة الأمريكية '.repeat(3)}` },
});
