import { ar } from '@mashrabiya/i18n/ar';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { translateArgs, withNarrowWidth } from '../stories.tsx';
import { Checkbox } from './Checkbox.tsx';

const { errors, fields } = ar.forms;

const meta = preview.meta({
  title: 'Forms/Checkbox',
  component: Checkbox,
  decorators: [withNarrowWidth],
  args: { label: fields.newsletter, hint: fields.newsletterHint, checked: false, onChange: fn() },
  render: function Controlled({ checked, onChange, ...args }, { globals }) {
    const [currentValue, setCurrentValue] = useState(checked);
    const change = (next: boolean) => {
      setCurrentValue(next);
      onChange(next);
    };
    return <Checkbox {...translateArgs(args, globals)} checked={currentValue} onChange={change} />;
  },
});

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: fields.newsletter });
    await expect(box).toHaveAccessibleDescription(fields.newsletterHint);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByText(fields.newsletter));
    await expect(box).not.toBeChecked();
    const label = canvas.getByText(fields.newsletter).getBoundingClientRect();
    await expect(box.getBoundingClientRect().left).toBeGreaterThan(label.right);
  },
});

export const Invalid = meta.story({
  args: { label: fields.terms, hint: undefined, error: errors.terms },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
  },
});

export const Disabled = meta.story({ args: { checked: true, disabled: true } });
