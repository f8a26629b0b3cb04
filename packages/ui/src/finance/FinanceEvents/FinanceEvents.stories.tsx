import { ar } from '@mashrabiya/i18n/ar';
import { mockFinanceEvents } from '@mashrabiya/mocks';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { FinanceEvents } from './FinanceEvents.tsx';

const meta = preview.meta({
  title: 'Finance/FinanceEvents',
  component: FinanceEvents,
  args: { 'aria-label': ar.finance.events.title, events: mockFinanceEvents },
});

/** Who changed what, from what to what. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent(/14.*15/);
    await expect(first).toHaveTextContent('finance@example.com');
  },
});
