import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { QueueHolders } from './QueueHolders.tsx';

const meta = preview.meta({
  title: 'Moderation/QueueHolders',
  component: QueueHolders,
  args: {
    holders: [
      { name: 'سلمى فؤاد', count: 3 },
      { name: 'Karim Adel', count: 1 },
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('سلمى فؤاد: 3 حالات');
    await expect(second).toHaveTextContent('Karim Adel: حالة واحدة');
    await expect(canvas.getByText(ar.moderation.claimed.text)).toBeVisible();
  },
});

export const English = meta.story({ globals: { locale: 'en' } });
