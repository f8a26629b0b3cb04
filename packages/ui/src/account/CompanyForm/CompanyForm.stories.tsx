import type { AdPicture } from '@mashrabiya/contract';
import { getErrorMessage } from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import { companyRequest, createPictureFile } from '@mashrabiya/mocks';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { accept, rejectWith, stayPending } from '../../forms/callForm/calls.stories.ts';
import { createFile, createTextFile } from '../../forms/files/files.stories.ts';
import { CompanyForm, type CompanyFormProps } from './CompanyForm.tsx';

const texts = ar.account.company;
const { problem } = ar.forms;

const createPaper = (number: number, state: AdPicture['state'], changes: Partial<AdPicture> = {}): AdPicture => ({
  id: `paper-${number}`,
  src: URL.createObjectURL(createPictureFile()),
  state,
  ...changes,
});
const withPapers = (...items: AdPicture[]): CompanyFormProps['papers'] => ({
  items,
  onAdd: fn(),
  onRemove: fn(),
  onRetry: fn(),
});
const { company_name, register_number } = companyRequest('ar');
const initial = { company_name, register_number, valid_until: null };

const meta = preview.meta({
  title: 'Account/CompanyForm',
  component: CompanyForm,
  args: {
    papers: withPapers(createPaper(1, 'done'), createPaper(2, 'done')),
    now: new Date('2026-11-20T10:00:00Z'),
    onSubmit: fn(accept),
  },
});

/** Digits of any script are accepted. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: texts.name }), 'نايل هومز ش.م.م');
    await userEvent.type(canvas.getByRole('textbox', { name: texts.number }), '١٢٣ ٤٥٦');
    await userEvent.click(canvas.getByRole('button', { name: texts.send }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ company_name: 'نايل هومز ش.م.م', register_number: '123456', valid_until: null }),
      ),
    );
  },
});

export const Empty = meta.story({
  args: { papers: withPapers() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.send }));
    for (const code of ['company_name_required', 'register_number_required', 'papers_required'] as const)
      await waitFor(() => expect(canvas.getAllByText(problem[code])[0]).toBeVisible());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** A past day of the extract is refused. */
export const Invalid = meta.story({
  args: { initial: { ...initial, register_number: 'رقم', valid_until: '2026-11-19' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.send }));
    await waitFor(() => expect(canvas.getAllByText(problem.register_number_invalid)[0]).toBeVisible());
    await waitFor(() => expect(canvas.getByText(problem.register_expired)).toBeVisible());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** A failed upload is retried; until then the form is not sent. */
export const Uploading = meta.story({
  args: {
    initial,
    papers: withPapers(createPaper(1, 'uploading', { progress: 40 }), createPaper(2, 'failed')),
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(ar.common.retry) }));
    await expect(args.papers.onRetry).toHaveBeenCalledWith('paper-2');
    await userEvent.click(canvas.getByRole('button', { name: texts.send }));
    await waitFor(() => expect(canvas.getAllByText(problem.images_failed)[0]).toBeVisible());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** The fifth photo is refused, and so is a text. */
export const Full = meta.story({
  args: { initial, papers: withPapers(createPaper(1, 'done'), createPaper(2, 'done'), createPaper(3, 'done')) },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('no file input');
    const png = createFile('register.png', 'image/png');
    await userEvent.upload(input, [png, createFile('card.png', 'image/png')]);
    await expect(await canvas.findByText(ar.forms.pictures.problem.tooMany.replace('{{max}}', '4'))).toBeVisible();
    await expect(args.papers.onAdd).toHaveBeenCalledWith([png]);
    await userEvent.upload(input, [createTextFile('register.png', 'image/png')]);
    await expect(await canvas.findByText(ar.forms.pictures.problem.notAPicture)).toBeVisible();
  },
});

/** The server's error is at its field, and the answers stay. */
export const Rejected = meta.story({
  args: { initial, onSubmit: fn(rejectWith('register_number_invalid', '/register_number')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.send }));
    const message = getErrorMessage('register_number_invalid', 'ar');
    await waitFor(() => expect(canvas.getAllByText(message)[0]).toBeVisible());
    await expect(canvas.getByRole('textbox', { name: texts.name })).toHaveValue(company_name);
  },
});

export const Busy = meta.story({
  args: { initial, onSubmit: fn(stayPending), onCancel: fn() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.send }));
    await waitFor(() => expect(canvas.getByRole('button', { name: texts.addPapers })).toBeDisabled());
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, args: { initial } });

export const English = meta.story({ globals: { locale: 'en' }, args: { initial } });
