import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { createContact } from '../../listings/contact.stories.ts';
import { advisors } from '../fixtures.stories.ts';
import { AdvisorGrid } from './AdvisorGrid.tsx';

const meta = preview.meta({
  title: 'People/AdvisorGrid',
  component: AdvisorGrid,
  args: {
    advisors: advisors(),
    getContact: () => createContact(),
    getHref: ({ user_id }: { user_id: string }) => `/provider/${user_id}`,
    status: 'ready' as const,
    total: 14,
    onLoadMore: fn(),
    onRetry: fn(),
    applyHref: '/apply-advisor',
  },
  render: (args, { globals }) => <AdvisorGrid {...args} advisors={advisors(globals).slice(0, args.advisors.length)} />,
});

const texts = ar.people.advisors;

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const [first, second] = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect());
    await expect(first?.x).toBeGreaterThan(second?.x ?? 0);
    await expect(canvas.getByRole('status')).toHaveTextContent('14 مستشارًا');
    await userEvent.click(canvas.getByRole('button', { name: ar.common.showMore }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
});

export const Loading = meta.story({
  args: { status: 'loading', advisors: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.loading);
  },
});

export const Empty = meta.story({
  args: { advisors: [], onLoadMore: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: texts.none })).toBeVisible();
    await expect(canvas.getByRole('link', { name: texts.apply })).toHaveAttribute('href', '/apply-advisor');
  },
});

export const NoResults = meta.story({
  args: { advisors: [], onLoadMore: undefined, clearHref: '/advisors' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: texts.clear })).toHaveAttribute('href', '/advisors');
  },
});

export const Failed = meta.story({
  args: { status: 'failed', advisors: [] },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(texts.failed);
    await userEvent.click(canvas.getByRole('button', { name: ar.common.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
