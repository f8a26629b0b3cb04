import { formatNumber } from '@mashrabiya/i18n';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { NumberText } from '../text/NumberText.tsx';
import { Freeze } from './Freeze.tsx';

function Counter({ frozen }: { frozen: boolean }) {
  const [count, setCount] = useState(0);
  return (
    <Button onClick={() => setCount(count + 1)}>
      <Freeze frozen={frozen}>
        <NumberText value={count} />
      </Freeze>
    </Button>
  );
}

const meta = preview.meta({
  title: 'Foundation/Freeze',
  component: Freeze,
  args: { frozen: false, children: null },
  render: ({ frozen }) => <Counter frozen={frozen} />,
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button');
    await userEvent.click(button);
    await expect(button).toHaveTextContent(formatNumber(1, 'en'));
  },
});

export const Frozen = meta.story({
  args: { frozen: true },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button');
    await userEvent.click(button);
    await expect(button).toHaveTextContent(formatNumber(0, 'en'));
  },
});
