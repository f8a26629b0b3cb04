import { ar } from '@mashrabiya/i18n/ar';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { translateArgs, withNarrowWidth } from '../../forms/stories.tsx';
import { CodeField } from './CodeField.tsx';

const { twoFactor } = ar.account;

const meta = preview.meta({
  title: 'Account/CodeField',
  component: CodeField,
  decorators: [withNarrowWidth],
  args: {
    id: 'code',
    name: 'code',
    label: twoFactor.code,
    digitsOnly: true,
    value: '',
    error: undefined as string | undefined,
    valid: false,
    onChange: fn(),
    onBlur: fn(),
  },
  render: function Controlled({ value, onChange, ...args }, { globals }) {
    const [currentValue, setCurrentValue] = useState(value);
    const change = (next: string) => {
      setCurrentValue(next);
      onChange(next);
    };
    return <CodeField {...translateArgs(args, globals)} value={currentValue} onChange={change} />;
  },
});

/** Arabic digits become Western ones, which a code consists of. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: twoFactor.code });
    await userEvent.type(field, '١٢٣ ٤٥٦');
    await expect(args.onChange).toHaveBeenLastCalledWith('123 456');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  },
});

/** Recovery codes contain letters. */
export const WithRecoveryCode = meta.story({
  args: { digitsOnly: false, label: twoFactor.codeOrRecovery, value: 'K7QD-9M2X' },
});

export const Refused = meta.story({ args: { value: '123456', error: ar.forms.problem.code_required } });

export const English = meta.story({ args: { value: '123456' }, globals: { locale: 'en' } });
