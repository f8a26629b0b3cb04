import { formatNumber } from '@mashrabiya/i18n';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from './Button/Button.tsx';
import { Num } from './Num.tsx';
import { Still } from './Still.tsx';

/** Counts presses; only what is not still is told of them. */
function Counter({ still }: { still: boolean }) {
  const [count, setCount] = useState(0);
  return (
    <Button onClick={() => setCount(count + 1)}>
      <Still still={still}>
        <Num value={count} />
      </Still>
    </Button>
  );
}

const meta = preview.meta({
  title: 'Foundation/Still',
  component: Still,
  args: { still: false, children: null },
  render: ({ still }) => <Counter still={still} />,
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button');
    await userEvent.click(button);
    await expect(button).toHaveTextContent(formatNumber(1, 'en'));
  },
});

/** What nobody sees stays as it was. */
export const KeptStill = meta.story({
  args: { still: true },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button');
    await userEvent.click(button);
    await expect(button).toHaveTextContent(formatNumber(0, 'en'));
  },
});
