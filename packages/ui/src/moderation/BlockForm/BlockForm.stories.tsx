import styled from '@emotion/styled';
import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { rejectOffline, rejectWith, stayPending } from '../../forms/callForm/calls.stories.ts';
import { caseStyles } from '../CaseFrame/caseStyles.ts';
import { BlockForm } from './BlockForm.tsx';

const CaseFrame = styled('div')(caseStyles);
const { block } = ar.moderation;

const meta = preview.meta({
  title: 'Moderation/BlockForm',
  component: BlockForm,
  args: { action: 'block' as 'block' | 'unblock' | 'warn', onSend: fn(async () => undefined), onBack: fn() },
  decorators: [
    (Story) => (
      <CaseFrame>
        <div className="sheet">
          <Story />
        </div>
      </CaseFrame>
    ),
  ],
});

/** Both reasons are required: the seller reads the one in their language. */
export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const arabic = canvas.getByRole('textbox', { name: block.ar });
    await waitFor(() => expect(arabic).toHaveFocus());
    await userEvent.type(arabic, 'إعلانات وهمية');
    await userEvent.click(canvas.getByRole('button', { name: block.confirm }));
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: block.en }), 'Invented ads');
    await userEvent.click(canvas.getByRole('button', { name: block.confirm }));
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith({ reason_ar: 'إعلانات وهمية', reason_en: 'Invented ads' }),
    );
  },
});

const writeReasons = async (canvas: Pick<ReturnType<typeof within>, 'getByRole'>) => {
  await userEvent.type(canvas.getByRole('textbox', { name: block.ar }), 'إعلانات وهمية');
  await userEvent.type(canvas.getByRole('textbox', { name: block.en }), 'Invented ads');
  await userEvent.click(canvas.getByRole('button', { name: block.confirm }));
};

/** Unblocking requires a reason too. */
export const Unblock = meta.story({
  args: { action: 'unblock' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: block.undoConfirm }));
    const problems = await canvas.findAllByText(ar.forms.problem.unblock_reason_required);
    await expect(problems.length).toBeGreaterThan(1);
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: block.ar }), 'أرسل العقود');
    await userEvent.type(canvas.getByRole('textbox', { name: block.en }), 'Sent the contracts');
    await userEvent.click(canvas.getByRole('button', { name: block.undoConfirm }));
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith({ reason_ar: 'أرسل العقود', reason_en: 'Sent the contracts' }),
    );
  },
});

/** A warning is written in both languages too. */
export const Warn = meta.story({
  args: { action: 'warn' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: block.warnConfirm }));
    await expect((await canvas.findAllByText(ar.forms.problem.warning_required)).length).toBeGreaterThan(1);
    await userEvent.type(canvas.getByRole('textbox', { name: block.warnAr }), 'لا تطلب مالًا قبل المعاينة');
    await userEvent.type(canvas.getByRole('textbox', { name: block.warnEn }), 'Ask for no money before a viewing');
    await userEvent.click(canvas.getByRole('button', { name: block.warnConfirm }));
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith({
        reason_ar: 'لا تطلب مالًا قبل المعاينة',
        reason_en: 'Ask for no money before a viewing',
      }),
    );
  },
});

/** A moderator cannot be blocked. */
export const Refused = meta.story({
  args: { onSend: fn(rejectWith('seller_not_blockable')) },
  play: async ({ canvas }) => {
    await writeReasons(canvas);
    await expect(await canvas.findByRole('alert')).not.toBeEmptyDOMElement();
  },
});

/** Offline, the typed text stays. */
export const Offline = meta.story({
  args: { onSend: fn(rejectOffline) },
  play: async ({ canvas }) => {
    await writeReasons(canvas);
    await expect(await canvas.findByText(ar.forms.errors.network)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: block.en })).toHaveValue('Invented ads');
  },
});

export const Busy = meta.story({
  args: { onSend: fn(stayPending) },
  play: async ({ canvas }) => {
    await writeReasons(canvas);
    await waitFor(() => expect(canvas.getByRole('button', { name: block.cancel })).toBeDisabled());
  },
});
