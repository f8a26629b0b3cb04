import { ar } from '@mashrabiya/i18n/ar';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { TextAdvice } from './TextAdvice.tsx';

const meta = preview.meta({
  title: 'Wizard/TextAdvice',
  component: TextAdvice,
  args: { text: 'شقة بحري، للتواصل ٠١٠ ١٢٣٤ ٥٦٧٨', onChange: fn() },
  render: function Controlled({ text: first, onChange }) {
    const [text, setText] = useState(first);
    return (
      <TextAdvice
        text={text}
        onChange={(next) => {
          onChange(next);
          setText(next);
        }}
      />
    );
  },
});

export const Phone = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(ar.wizard.advice.phone)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: ar.wizard.advice.removePhone }));
    await expect(args.onChange).toHaveBeenCalledWith('شقة بحري، للتواصل');
    await waitFor(() => expect(canvas.queryByText(ar.wizard.advice.phone)).toBeNull());
  },
});

export const AllCapitals = meta.story({
  args: { text: 'فرصة لا تعوض!!!' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(ar.wizard.advice.shouting)).toBeVisible();
  },
});

export const Both = meta.story({ args: { text: 'CALL NOW PLEASE 0100 123 4567' } });

export const Default = meta.story({
  args: { text: 'شقة بحري بحديقة خاصة' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { hidden: true })).toBeEmptyDOMElement();
  },
});
