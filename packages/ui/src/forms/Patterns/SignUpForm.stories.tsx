import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { narrow } from '../stories.tsx';
import { SignUpForm } from './SignUpForm.tsx';

const { errors, fields } = ar.forms;
const passwordError = errors.password_few.replace('{{count}}', '8');

const meta = preview.meta({
  title: 'Forms/Patterns',
  component: SignUpForm,
  decorators: [narrow],
  args: { onSubmit: fn() },
});

/** A sign-up by keyboard alone: a first try with mistakes, the way from the box to the field, and a second that is taken. */
export const SignUp = meta.story({
  name: 'SignUpForm',
  play: async ({ args, canvas, step }) => {
    const type = async (text: string) => {
      await userEvent.tab();
      await userEvent.keyboard(text);
    };
    await step('a first try', async () => {
      await type('منى السيد');
      await type('mona@example.com');
      await type('٠١٠٠ ٠٠٠ ١٢٣٤');
      await type('nile');
      await userEvent.keyboard('{Enter}');
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await expect(canvas.getByRole('alert')).toHaveTextContent(passwordError);
      await expect(canvas.getByRole('alert')).not.toHaveTextContent(errors.terms);
    });
    const password = canvas.getByLabelText(fields.password, { selector: 'input' });
    await step('from the box to the field', async () => {
      for (let presses = 0; presses < 5; presses++) await userEvent.tab();
      await expect(canvas.getByRole('link', { name: passwordError })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(password).toHaveFocus();
    });
    await step('corrected as one types; the box goes on to the next', async () => {
      await userEvent.keyboard('-2027');
      await expect(password).toBeValid();
      await expect(canvas.getByRole('alert')).toHaveTextContent(errors.confirmPassword);
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard('nile-2027');
      await expect(canvas.getByRole('alert')).toHaveTextContent(errors.terms);
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    });
    await step('and taken', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledWith({
        name: 'منى السيد',
        email: 'mona@example.com',
        phone: '01000001234',
        password: 'nile-2027',
      });
    });
  },
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: fields.signUp }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(errors.name);
  },
});
