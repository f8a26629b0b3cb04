import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import type { ComponentProps } from 'react';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { conversationWithViewing, inbox } from '../fixtures.stories.ts';
import { ConversationList } from './ConversationList.tsx';

const texts = ar.messages;

const meta = preview.meta({
  title: 'Messages/ConversationList',
  component: ConversationList,
  parameters: { layout: 'fullscreen' },
  args: {
    conversations: [],
    status: 'ready' as ComponentProps<typeof ConversationList>['status'],
    getHref: ({ id }: { id: string }) => `/messages/${id}`,
    onRetry: fn(),
    searchHref: '/listing',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals }) => <ConversationList {...args} conversations={inbox(globals)} />,
});

/** The latest message first; an unread one has a number, an own one is marked. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const [latest, unread] = inbox();
    const rows = canvas.getAllByRole('link');
    await expect(rows).toHaveLength(4);
    await expect(rows[0]).toHaveTextContent(latest?.partner?.name ?? '');
    await expect(rows[0]).toHaveAttribute('href', `/messages/${latest?.id}`);
    await expect(within(rows[1] as HTMLElement).getByText(unread?.last_message.text ?? '')).toBeVisible();
    await expect(rows[1]).toHaveTextContent(ar.shell.unread_two);
    await expect(rows[1]).toHaveTextContent(texts.chip.seller);
    await expect(rows[2]).toHaveTextContent(`${texts.you}هل يوجد نظام تقسيط أطول؟`);
    await expect(rows[2]).toHaveTextContent(texts.yesterday);
    await expect(rows[3]).toHaveTextContent(texts.deletedAccount);
    await expect(rows[3]).toHaveTextContent('2 ديسمبر 2025');
  },
});

/** A change of a viewing shows its time. */
export const Viewing = meta.story({
  render: (args, { globals }) => {
    const [latest, ...others] = inbox(globals);
    const { messages } = conversationWithViewing({ isOwn: false, status: 'proposed' }, globals);
    const message = messages.at(-1);
    return (
      <ConversationList
        {...args}
        conversations={latest && message ? [{ ...latest, last_message: message }, ...others] : []}
      />
    );
  },
  play: async ({ canvas }) => {
    const [row] = canvas.getAllByRole('link');
    await expect(row).toHaveTextContent(`${texts.viewing.change.proposed}: الأربعاء 25 نوفمبر`);
  },
});

export const Selected = meta.story({
  args: { currentId: inbox()[1]?.id },
  play: async ({ canvas }) => {
    const [, second] = canvas.getAllByRole('link');
    await expect(second).toHaveAttribute('aria-current', 'page');
  },
});

export const Empty = meta.story({
  render: (args) => <ConversationList {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: texts.list.empty })).toBeVisible();
    await expect(canvas.getByRole('link', { name: texts.list.emptyAction })).toHaveAttribute('href', '/listing');
  },
});

export const Loading = meta.story({
  args: { status: 'loading' },
  render: (args) => <ConversationList {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: texts.list.loading })).toBeVisible();
    await expect(canvas.getByRole('region', { name: texts.list.label })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Failed = meta.story({
  args: { status: 'failed' },
  render: (args) => <ConversationList {...args} />,
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: ar.common.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const More = meta.story({
  args: { onLoadMore: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.list.more }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    for (const row of canvas.getAllByRole('link')) {
      await expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(104);
    }
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const English = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')[1]).toHaveTextContent(en.shell.unread_other.replace('{{count}}', '2'));
  },
});

/** Long names, addresses and messages take one line each. */
const renderLong = (args: ComponentProps<typeof ConversationList>, { globals }: { globals: { locale?: unknown } }) => (
  <ConversationList
    {...args}
    conversations={inbox(globals).map((row) => ({
      ...row,
      unread: 120,
      partner: row.partner && { ...row.partner, name: `${row.partner.name} `.repeat(4) },
      property: row.property && { ...row.property, address: `${row.property.address} `.repeat(3) },
      last_message: { ...row.last_message, text: `${row.last_message.text}\n`.repeat(5) },
    }))}
  />
);

export const LongArabic = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: renderLong,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const LongEnglish = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'en' },
  render: renderLong,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
