import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { RowSkeleton } from './RowSkeleton.tsx';

const meta = preview.meta({
  title: 'Account/RowSkeleton',
  component: RowSkeleton,
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: 12, maxInlineSize: 420 }}>
      <RowSkeleton />
    </div>
  ),
});

/** It has no text, so that lists announce their loading themselves. */
export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^$/);
  },
});

export const Dark = meta.story({ globals: { scheme: 'dark' } });
