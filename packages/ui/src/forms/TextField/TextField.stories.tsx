import { ForgotPasswordInput } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import { Mail, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { accept } from '../callForm/calls.stories.ts';
import { useCallForm } from '../callForm/useCallForm.ts';
import { translateArgs, withNarrowWidth } from '../stories.tsx';
import { TextField } from './TextField.tsx';

const { fields, errors } = ar.forms;

const meta = preview.meta({
  title: 'Forms/TextField',
  component: TextField,
  decorators: [withNarrowWidth],
  args: { label: fields.name, value: '', onChange: fn() },
  render: function Controlled({ value, onChange, ...args }, { globals }) {
    const [currentValue, setCurrentValue] = useState(value);
    const change = (next: string) => {
      setCurrentValue(next);
      onChange(next);
    };
    return <TextField {...translateArgs(args, globals)} value={currentValue} onChange={change} />;
  },
});

export const Default = meta.story({
  args: { hint: fields.nameHint, icon: UserRound },
  play: async ({ args, canvas, canvasElement, step }) => {
    const field = canvas.getByRole('textbox', { name: fields.name });
    await userEvent.type(field, 'منى');
    await expect(args.onChange).toHaveBeenLastCalledWith('منى');
    await expect(field).toHaveAccessibleDescription(fields.nameHint);
    await expect(field).toBeValid();
    await step('the icon is at the start: on the right in Arabic', async () => {
      const icon = canvasElement.querySelector('.MuiInputAdornment-positionStart')?.getBoundingClientRect();
      const box = field.getBoundingClientRect();
      await expect(box.right - (icon?.right ?? 0)).toBeLessThan(20);
    });
  },
});

export const Optional = meta.story({ args: { optional: true } });

export const Valid = meta.story({ args: { value: 'منى السيد', valid: true } });

export const Invalid = meta.story({
  args: { label: fields.email, type: 'email', value: 'mona@', error: errors.email, icon: Mail },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: fields.email });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(errors.email);
  },
});

export const Disabled = meta.story({
  args: { value: 'منى السيد', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
  },
});

const LONG_NAME = 'عبد الرحمن محمد عبد العزيز الشرقاوي وشركاه للتسويق العقاري والاستثمار';

/** Long labels and answers do not overlap the elements at the ends. */
export const LongArabic = meta.story({
  args: { label: fields.newsletter, value: LONG_NAME, hint: fields.newsletterHint, optional: true, valid: true },
});

/** No error during the first typing; validated on blur, and on each change after that. */
export const Typing = meta.story({
  render: function Email() {
    const { t } = useTranslation();
    const form = useCallForm({ schema: ForgotPasswordInput, initial: { email: '' }, call: accept });
    return <TextField {...form.field('email')} type="email" icon={Mail} label={t('forms:fields.email')} />;
  },
  play: async ({ canvas, canvasElement, step }) => {
    const field = canvas.getByRole('textbox', { name: fields.email });
    const findTick = () => canvasElement.querySelector('.mark');
    await step('tabbing through shows no error', async () => {
      await userEvent.click(field);
      await userEvent.tab();
      await expect(field).toBeValid();
    });
    await step('the first typing shows no error', async () => {
      await userEvent.type(field, 'mona@example');
      await expect(field).toBeValid();
      await expect(findTick()).toBeNull();
    });
    await step('leaving shows the error', async () => {
      await userEvent.tab();
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription(ar.forms.problem.email_invalid);
    });
    await step('afterwards each letter updates it', async () => {
      await userEvent.type(field, '.com');
      await expect(field).toBeValid();
      await expect(findTick()).toBeInTheDocument();
      await userEvent.type(field, '{Backspace}{Backspace}{Backspace}{Backspace}');
      await expect(field).toBeInvalid();
    });
  },
});
