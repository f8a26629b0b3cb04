import type { AdPicture } from '@mashrabiya/contract';
import { MESSAGE_MAX_LENGTH } from '@mashrabiya/contract';
import { getErrorMessage } from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import { createPictureFile } from '@mashrabiya/mocks';
import type { ComponentProps } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { accept, rejectOffline, rejectWith, stayPending } from '../../forms/callForm/calls.stories.ts';
import { getLanguage } from '../../foundation/stories.ts';
import { MessageForm } from './MessageForm.tsx';

const texts = ar.messages;

const meta = preview.meta({
  title: 'Messages/MessageForm',
  component: MessageForm,
  args: { onSend: fn(accept), onDraft: fn() },
});

/** A keyboard's Enter sends; Shift+Enter breaks the line. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: texts.form.label });
    await userEvent.type(field, 'مساء الخير{Shift>}{Enter}{/Shift}هل العقار متاح؟');
    await expect(args.onDraft).toHaveBeenLastCalledWith('مساء الخير\nهل العقار متاح؟');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith('مساء الخير\nهل العقار متاح؟'));
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(field).toHaveFocus();
    await expect(args.onDraft).toHaveBeenLastCalledWith('');
  },
});

/** A phone has no Shift+Enter: Enter breaks the line, and the button sends without closing the keyboard. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    const { matchMedia } = window;
    window.matchMedia = (query) => matchMedia.call(window, query.includes('pointer: fine') ? 'not all' : query);
    return () => {
      window.matchMedia = matchMedia;
    };
  },
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: texts.form.label });
    await userEvent.type(field, 'مساء الخير{Enter}متى المعاينة؟');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: texts.form.send }));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith('مساء الخير\nمتى المعاينة؟'));
    await expect(field).toHaveFocus();
  },
});

/** The button is at the inline end, also beside a growing field. */
export const Draft = meta.story({
  args: { initial: 'أهلًا بك،\nأريد معاينة الشقة يوم السبت.\nهل الساعة السادسة مناسبة؟' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: texts.form.label });
    await expect(field).toHaveValue('أهلًا بك،\nأريد معاينة الشقة يوم السبت.\nهل الساعة السادسة مناسبة؟');
    const send = canvas.getByRole('button', { name: texts.form.send });
    await expect(send.getBoundingClientRect().right).toBeLessThanOrEqual(field.getBoundingClientRect().left);
  },
});

/** In a panel, with ready-made questions: one fills the field, another replaces it, and typed text stays. */
export const Block = meta.story({
  args: { shape: 'block' },
  render: (args, { globals }) => {
    const { question } = (getLanguage(globals) === 'ar' ? ar : en).messages.enquiry;
    return (
      <div style={{ maxInlineSize: 440 }}>
        <MessageForm {...args} suggestions={[question.available, question.viewing, question.price]} />
      </div>
    );
  },
  play: async ({ canvas, args, userEvent }) => {
    const { available, viewing, price } = texts.enquiry.question;
    const field = canvas.getByRole('textbox', { name: texts.form.label });
    await userEvent.click(canvas.getByRole('button', { name: available }));
    await expect(field).toHaveValue(available);
    await userEvent.click(canvas.getByRole('button', { name: viewing }));
    await expect(field).toHaveValue(viewing);
    await userEvent.type(field, ' شكرًا.');
    await userEvent.click(canvas.getByRole('button', { name: price }));
    await expect(field).toHaveValue(`${viewing} شكرًا.\n${price}`);
    await userEvent.click(canvas.getByRole('button', { name: texts.form.send }));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith(`${viewing} شكرًا.\n${price}`));
  },
});

const pictureUrl = URL.createObjectURL(createPictureFile());

const createPicture = (number: number, state: AdPicture['state'], details: Partial<AdPicture> = {}): AdPicture => ({
  id: `picture-${number}`,
  src: pictureUrl,
  state,
  ...details,
});
const withPictures = (...items: AdPicture[]): ComponentProps<typeof MessageForm>['pictures'] => ({
  items,
  onAdd: fn(),
  onRemove: fn(),
  onRetry: fn(),
});
const [firstOf, secondOf] = [1, 2].map((index) => (text: string) => text.replace('{{index}}', String(index)));

/** Pictures are added by a button, pasted or dropped; a message of pictures needs no text. */
export const Attached = meta.story({
  args: { pictures: withPictures(createPicture(1, 'done'), createPicture(2, 'done')) },
  play: async ({ canvas, args, userEvent, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: texts.picture.add })).toBeVisible();
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('no input');
    const png = new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47])], 'a.png', { type: 'image/png' });
    await userEvent.upload(input, [png]);
    await waitFor(() => expect(args.pictures?.onAdd).toHaveBeenCalledWith([png]));
    await userEvent.click(canvas.getByRole('button', { name: firstOf?.(ar.forms.pictures.remove) }));
    await expect(args.pictures?.onRemove).toHaveBeenCalledWith('picture-1');
    await userEvent.click(canvas.getByRole('button', { name: texts.form.send }));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith(''));
  },
});

export const Uploading = meta.story({
  args: { pictures: withPictures(createPicture(1, 'done'), createPicture(2, 'uploading', { progress: 40 })) },
  play: async ({ canvas }) => {
    const progress = canvas.getByRole('progressbar', { name: secondOf?.(ar.forms.pictures.uploading) });
    await expect(progress).toHaveAttribute('aria-valuenow', '40');
  },
});

/** A retry would not help: the picture can only be removed. */
export const TooLarge = meta.story({
  args: {
    pictures: withPictures(
      createPicture(1, 'done'),
      createPicture(2, 'failed', { problem: getErrorMessage('picture_too_large', 'ar') }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(getErrorMessage('picture_too_large', 'ar'));
    await expect(
      canvas.queryByRole('button', { name: new RegExp(secondOf?.(ar.forms.pictures.retry) ?? '') }),
    ).toBeNull();
  },
});

/** Text and pictures stay when the message cannot be sent. */
export const UploadFailed = meta.story({
  args: {
    initial: 'صور الحديقة',
    pictures: withPictures(createPicture(1, 'failed')),
    onSend: fn(rejectWith('images_failed')),
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(firstOf?.(ar.forms.pictures.retry) ?? '') }));
    await expect(args.pictures?.onRetry).toHaveBeenCalledWith('picture-1');
    await userEvent.click(canvas.getByRole('button', { name: texts.form.send }));
    await expect(await canvas.findByText(getErrorMessage('images_failed', 'ar'))).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('صور الحديقة');
  },
});

/** Other files and a seventh picture are refused before the upload. */
export const RefusedFiles = meta.story({
  args: { pictures: withPictures(...[1, 2, 3, 4, 5, 6].map((number) => createPicture(number, 'done'))) },
  play: async ({ canvas, args, userEvent, canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('no input');
    const png = new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47])], 'a.png', { type: 'image/png' });
    await userEvent.upload(input, [png]);
    await expect(await canvas.findByText(ar.forms.pictures.problem.tooMany.replace('{{max}}', '6'))).toBeVisible();
    await userEvent.upload(input, [new File(['text'], 'b.png', { type: 'image/png' })]);
    await expect(await canvas.findByText(ar.forms.pictures.problem.notAPicture)).toBeVisible();
    await expect(args.pictures?.onAdd).not.toHaveBeenCalled();
  },
});

export const AttachedPhone = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'en' },
  args: {
    pictures: withPictures(
      ...[1, 2, 3, 4].map((number) => createPicture(number, 'done')),
      createPicture(5, 'uploading', { progress: 70 }),
      createPicture(6, 'failed'),
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Invalid = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.form.send }));
    await expect(await canvas.findByText(ar.forms.problem.message_required)).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

/** The limit shows near the end only; longer text can be typed, so that a paste is not cut silently. */
export const NearLimit = meta.story({
  args: { initial: 'م'.repeat(MESSAGE_MAX_LENGTH - 3) },
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await expect(canvas.getByText(texts.form.left_few.replace('{{count}}', '3'))).toBeVisible();
    await userEvent.type(field, 'مممم');
    await expect(canvas.getByText(ar.forms.fields.over_one)).toBeVisible();
    await expect(field).toBeInvalid();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getByText(texts.form.left_zero)).toBeVisible();
  },
});

export const Sending = meta.story({
  args: { shape: 'block', initial: 'هل العقار متاح؟', onSend: fn(stayPending) },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.form.send }));
    const button = await canvas.findByRole('button', { name: texts.form.sending, busy: true });
    await userEvent.click(button);
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
});

/** The text stays. */
export const Failed = meta.story({
  args: { shape: 'block', initial: 'هل العقار متاح؟', onSend: fn(rejectOffline) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.form.send }));
    await expect(await canvas.findByText(ar.forms.errors.network)).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('هل العقار متاح؟');
  },
});

export const Refused = meta.story({
  args: { shape: 'block', initial: 'هل العقار متاح؟', onSend: fn(rejectWith('message_to_oneself')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.form.send }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(getErrorMessage('message_to_oneself', 'ar'));
  },
});

export const English = meta.story({
  globals: { locale: 'en' },
  args: { initial: 'Is Saturday at six fine?' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: en.messages.form.label });
    const send = canvas.getByRole('button', { name: en.messages.form.send });
    await expect(send.getBoundingClientRect().left).toBeGreaterThanOrEqual(field.getBoundingClientRect().right);
  },
});
