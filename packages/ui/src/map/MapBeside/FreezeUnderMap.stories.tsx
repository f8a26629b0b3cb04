import { formatNumber } from '@mashrabiya/i18n';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { NumberText } from '../../foundation/text/NumberText.tsx';
import { FreezeUnderMap } from './FreezeUnderMap.tsx';

/** Counts presses; a frozen list shows no new count. */
function Counter({ open }: { open: boolean }) {
  const [count, setCount] = useState(0);
  return (
    <Button onClick={() => setCount(count + 1)}>
      <FreezeUnderMap open={open}>
        <NumberText value={count} />
      </FreezeUnderMap>
    </Button>
  );
}

const meta = preview.meta({
  title: 'Map/FreezeUnderMap',
  component: FreezeUnderMap,
  args: { open: true, children: null },
  render: ({ open }) => <Counter open={open} />,
});

/** On a desktop the list beside the map keeps updating. */
export const Default = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button');
    await userEvent.click(button);
    await expect(button).toHaveTextContent(formatNumber(1, 'en'));
  },
});

/** On a phone the map covers the list, which is frozen. */
export const CoveredByMap = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button');
    await userEvent.click(button);
    await expect(button).toHaveTextContent(formatNumber(0, 'en'));
  },
});

export const ClosedMap = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { open: false },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button');
    await userEvent.click(button);
    await expect(button).toHaveTextContent(formatNumber(1, 'en'));
  },
});
