import { getErrorMessage } from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { accept, rejectWith } from '../callForm/calls.stories.ts';
import { withNarrowWidth } from '../stories.tsx';
import { SignUpForm } from './SignUpForm.tsx';

const { fields, problem } = ar.forms;

const meta = preview.meta({
  title: 'Forms/Patterns',
  component: SignUpForm,
  decorators: [withNarrowWidth],
  args: { onSubmit: fn(accept) },
});

/** The same space below each field, or below its hint. */
export const Rhythm = meta.story({
  play: async ({ canvasElement }) => {
    const fields = [...canvasElement.querySelectorAll('form > .MuiFormControl-root')];
    const getSpaceBelow = (field: Element, index: number) => {
      const next = fields[index + 1]?.querySelector('.MuiFilledInput-root')?.getBoundingClientRect().top ?? 0;
      const last = field.querySelector('.below.hinted') ?? field.querySelector('.MuiFilledInput-root');
      return Math.round(next - (last?.getBoundingClientRect().bottom ?? 0));
    };
    await expect(fields.slice(0, -1).map(getSpaceBelow)).toEqual([24, 24, 24, 24]);
  },
});

/** Signs up by keyboard: a first attempt with mistakes, the link to the field, and a second attempt that succeeds. */
export const SignUp = meta.story({
  name: 'SignUpForm',
  play: async ({ args, canvas, step }) => {
    const type = async (text: string) => {
      await userEvent.tab();
      await userEvent.keyboard(text);
    };
    const password = canvas.getByLabelText(fields.password, { selector: 'input' });
    await step('a first attempt', async () => {
      await type('منى السيد');
      await type('mona@example.com');
      await type('٠١٠٠ ٠٠٠ ١٢٣٤');
      await type('nile');
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(problem.password_short));
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await expect(canvas.getByRole('alert')).not.toHaveTextContent(problem.confirmation_required);
      await expect(password).toHaveFocus();
    });
    await step('a press on the error moves the focus to the field', async () => {
      for (let presses = 0; presses < 4; presses++) await userEvent.tab();
      await expect(canvas.getByRole('link', { name: problem.password_short })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(password).toHaveFocus();
    });
    await step('the error follows the typing; the message shows the next one', async () => {
      await userEvent.keyboard('-2027');
      await waitFor(() => expect(password).toBeValid());
      await expect(canvas.getByRole('alert')).toHaveTextContent(problem.confirmation_required);
    });
    await step('the form is accepted', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard('nile-2027');
      await waitFor(() => expect(canvas.getByRole('alert')).toBeEmptyDOMElement());
      await userEvent.keyboard('{Enter}');
      await waitFor(() =>
        expect(args.onSubmit).toHaveBeenCalledWith({
          name: 'منى السيد',
          email: 'mona@example.com',
          phone: '01000001234',
          password: 'nile-2027',
          password_confirmation: 'nile-2027',
        }),
      );
    });
  },
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: fields.signUp }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(problem.name_required));
    await expect(canvas.getByRole('textbox', { name: fields.name })).toHaveFocus();
  },
});

/** A field shows no error before blur, or when the user only tabs through it. */
export const TabbedThrough = meta.story({
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: fields.name });
    const email = canvas.getByRole('textbox', { name: fields.email });
    await userEvent.click(name);
    await userEvent.tab();
    await userEvent.keyboard('mona@example');
    await expect(email).toBeValid();
    await userEvent.tab();
    await waitFor(() => expect(email).toBeInvalid());
    await expect(name).toBeValid();
  },
});

/** A server error stays at its field until the answer changes; the box shows the first of two. */
export const Refused = meta.story({
  args: { onSubmit: fn(rejectWith('phone_taken', '/phone')) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: fields.name }), 'منى السيد');
    await userEvent.type(canvas.getByRole('textbox', { name: fields.email }), 'mona@example.com');
    const phone = canvas.getByRole('textbox', { name: new RegExp(fields.phone) });
    await userEvent.type(phone, '01000001234');
    await userEvent.type(canvas.getByLabelText(fields.password, { selector: 'input' }), 'nile-2027');
    await userEvent.type(canvas.getByLabelText(fields.confirmPassword), 'nile-2027{Enter}');
    const link = { name: getErrorMessage('phone_taken', 'ar') };
    await expect(await canvas.findByRole('link', link)).toBeVisible();
    await waitFor(() => expect(phone).toHaveFocus());
    await userEvent.type(phone, '{Backspace}');
    await waitFor(() => expect(canvas.queryByRole('link', link)).toBeNull());
  },
});
