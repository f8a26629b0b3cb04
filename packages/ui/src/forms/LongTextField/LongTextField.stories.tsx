import { ar } from '@mashrabiya/i18n/ar';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { translateArgs, withNarrowWidth } from '../stories.tsx';
import { LongTextField } from './LongTextField.tsx';

const { forms, listings } = ar;
const LABEL = listings.detail.description;
const FILLED_TEXT =
  'شقة بإطلالة مفتوحة على النيل في شارع هادئ، ثلاث غرف وريسبشن كبير ومطبخ مجهز، على بعد دقائق من محطة المترو والمدارس. العمارة جديدة بأسانسير وجراج وحارس.';

const meta = preview.meta({
  title: 'Forms/LongTextField',
  component: LongTextField,
  decorators: [withNarrowWidth],
  args: { label: LABEL, value: '', minLength: 20, maxLength: 500, onChange: fn() },
  render: function Controlled({ value, onChange, ...args }, { globals }) {
    const [currentValue, setCurrentValue] = useState(value);
    const change = (next: string) => {
      setCurrentValue(next);
      onChange(next);
    };
    return <LongTextField {...translateArgs(args, globals)} value={currentValue} onChange={change} />;
  },
});

/** Counts down to the minimum length without surrounding whitespace, and announces the rest at intervals. */
export const Default = meta.story({
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole('textbox', { name: LABEL });
    await userEvent.type(field, '   شقة في المعادي');
    await expect(canvas.getByText(forms.fields.needed_few.replace('{{count}}', '6'))).toBeVisible();
    await step('announced politely at every fifth character', async () => {
      await userEvent.type(field, 'ة');
      await expect(canvas.getByRole('status')).toHaveTextContent(forms.fields.needed_few.replace('{{count}}', '5'));
    });
    await step('until the minimum is reached', async () => {
      await userEvent.type(field, ' قرب النيل');
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
      await expect(field).toHaveAccessibleDescription('');
    });
  },
});

export const Filled = meta.story({
  args: { value: FILLED_TEXT },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: LABEL });
    const heightBefore = field.getBoundingClientRect().height;
    await userEvent.type(field, '{Enter}واحد{Enter}اثنان{Enter}ثلاثة');
    await expect(field.getBoundingClientRect().height).toBeGreaterThan(heightBefore);
  },
});

export const TooLong = meta.story({
  args: { value: FILLED_TEXT, maxLength: 140 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: LABEL })).toBeInvalid();
  },
});
