import { getErrorMessage } from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { rejectOffline, rejectWith, stayPending } from '../../forms/callForm/calls.stories.ts';
import { ContactForm } from './ContactForm.tsx';

const message = {
  topic: 'support' as const,
  name: 'هبة السيد',
  email: 'heba@example.com',
  phone: '01000001234',
  subject: 'سؤال عن إعلان',
  message: 'هل ما زالت شقة التجمع متاحة؟',
};

const meta = preview.meta({
  title: 'Articles/ContactForm',
  component: ContactForm,
  args: { onSubmit: fn(stayPending), onDraft: fn() },
});

const REFERENCE = '1B2C3-D4E5F';
const acceptMessage = () => Promise.resolve({ reference: REFERENCE });

const texts = ar.articles.contact;

/** By keyboard, with a phone number in Arabic digits. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: texts.topic }));
    await userEvent.click(await screen.findByRole('option', { name: texts.topics.support }));
    await userEvent.click(canvas.getByRole('textbox', { name: texts.name }));
    await userEvent.keyboard(message.name);
    await userEvent.tab();
    await userEvent.keyboard(message.email);
    await userEvent.tab();
    await userEvent.keyboard('٠١٠٠٠٠٠١٢٣٤');
    await userEvent.tab();
    await userEvent.keyboard(message.subject);
    await userEvent.tab();
    await userEvent.keyboard(message.message);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...message, website: '' }));
    const { topic, subject, message: text } = message;
    await expect(args.onDraft).toHaveBeenLastCalledWith(expect.objectContaining({ topic, subject, message: text }));
    const email = canvas.getByRole('textbox', { name: texts.email }).getBoundingClientRect();
    await expect(email.left).toBeGreaterThan(
      canvas.getByRole('textbox', { name: texts.phone }).getBoundingClientRect().left,
    );
  },
});

/** Sends nothing while an answer is missing; the box links to the first. */
export const Invalid = meta.story({
  args: { initial: { name: message.name, email: 'heba@' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.send }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: texts.subject })).toBeInvalid());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByText(ar.forms.errors.blocked)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: ar.forms.problem.email_invalid }));
    await expect(canvas.getByRole('textbox', { name: texts.email })).toHaveFocus();
  },
});

/** One error for two invalid contact fields. */
export const ContactInvalid = meta.story({
  args: { initial: { ...message, email: 'heba@', phone: '0222' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.send }));
    await expect(await canvas.findByRole('link', { name: ar.forms.errors.contactInvalid })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: texts.email }), 'example.com');
    await expect(await canvas.findByRole('link', { name: ar.forms.problem.phone_invalid })).toBeVisible();
  },
});

export const Sending = meta.story({
  args: { initial: message },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.send }));
    await expect(await canvas.findByRole('button', { name: texts.sending, busy: true })).toBeVisible();
  },
});

/** Another message starts with the known facts of the user. */
export const Sent = meta.story({
  args: { onSubmit: fn(acceptMessage), initial: message },
  play: async ({ canvas, userEvent, step }) => {
    const send = () => userEvent.click(canvas.getByRole('button', { name: texts.send }));
    await send();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(message.email));
    await expect(canvas.getByText(REFERENCE)).toBeVisible();
    await step('a retry', async () => {
      await userEvent.click(canvas.getByRole('button', { name: texts.again }));
      await expect(canvas.getByRole('textbox', { name: texts.email })).toHaveValue(message.email);
      await expect(canvas.getByRole('textbox', { name: texts.message })).toHaveValue('');
      await userEvent.type(canvas.getByRole('textbox', { name: texts.subject }), message.subject);
      await userEvent.type(canvas.getByRole('textbox', { name: texts.message }), message.message);
      await send();
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(message.email));
    });
  },
});

/** The text stays for a retry. */
export const Failed = meta.story({
  args: { onSubmit: fn(rejectOffline), initial: message },
  play: async ({ canvas, args, userEvent }) => {
    const send = canvas.getByRole('button', { name: texts.send });
    await userEvent.click(send);
    await expect(await canvas.findByText(texts.failed)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: texts.message })).toHaveValue(message.message);
    await userEvent.click(send);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
  },
});

/** The server explains, and tells when to retry. */
export const TooMany = meta.story({
  args: { onSubmit: fn(rejectWith('too_many_requests')), initial: message },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.send }));
    await expect(await canvas.findByText(getErrorMessage('too_many_requests', 'ar'))).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: texts.message })).toHaveValue(message.message);
  },
});

/** As the server renders it: disabled while a draft loads. */
export const Pending = meta.story({
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: texts.name })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: texts.send })).toBeDisabled();
  },
});
