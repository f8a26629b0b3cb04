import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ContactForm } from './ContactForm.tsx';

const message = {
  name: 'هبة السيد',
  email: 'heba@example.com',
  phone: '01000001234',
  subject: 'سؤال عن إعلان',
  message: 'هل ما زالت شقة التجمع متاحة؟',
};

const meta = preview.meta({
  title: 'Reading/ContactForm',
  component: ContactForm,
  args: { status: 'idle' as const, onSubmit: fn(), onAgain: fn() },
});

const texts = ar.reading.contact;

/** By keyboard alone, a phone number in the digits of the writer's own keyboard. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
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
    await expect(args.onSubmit).toHaveBeenCalledWith(message);
    const email = canvas.getByRole('textbox', { name: texts.email }).getBoundingClientRect();
    await expect(email.left).toBeGreaterThan(
      canvas.getByRole('textbox', { name: texts.phone }).getBoundingClientRect().left,
    );
  },
});

/** Nothing is sent while something is missing; the box names the first and leads to it. */
export const Invalid = meta.story({
  args: { initial: { name: message.name, email: 'heba@' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.send }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: texts.subject })).toBeInvalid();
    await userEvent.click(canvas.getByRole('link', { name: texts.problem.email }));
    await expect(canvas.getByRole('textbox', { name: texts.email })).toHaveFocus();
  },
});

export const Sending = meta.story({ args: { status: 'sending', initial: message } });

export const Sent = meta.story({
  args: { status: 'sent', initial: message },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(message.email);
    await userEvent.click(canvas.getByRole('button', { name: texts.again }));
    await expect(args.onAgain).toHaveBeenCalledOnce();
  },
});

/** What was written stays, for another try. */
export const Failed = meta.story({
  args: { status: 'failed', initial: message },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(texts.failed)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: texts.send }));
    await expect(args.onSubmit).toHaveBeenCalledWith(message);
  },
});
