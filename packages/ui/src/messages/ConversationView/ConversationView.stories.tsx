import type { Conversation } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import { createPictureFile } from '@mashrabiya/mocks';
import type { ComponentProps } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { accept } from '../../forms/callForm/calls.stories.ts';
import { getLanguage, getPropertyHref } from '../../foundation/stories.ts';
import { LISTING, listing } from '../../listings/fixtures.stories.ts';
import { CONVERSATION, conversation, conversationWithViewing, createViewingControls } from '../fixtures.stories.ts';
import { ConversationView } from './ConversationView.tsx';

const texts = ar.messages;

/** The view fills its box. */
function Sized(props: ComponentProps<typeof ConversationView>) {
  return (
    <div style={{ blockSize: 'min(640px, 100dvh)', maxInlineSize: 760 }}>
      <ConversationView {...props} />
    </div>
  );
}

const meta = preview.meta({
  title: 'Messages/ConversationView',
  component: ConversationView,
  parameters: { layout: 'fullscreen' },
  args: {
    status: 'ready' as ComponentProps<typeof ConversationView>['status'],
    conversation: undefined,
    getPropertyHref,
    viewingControls: createViewingControls(),
    onSend: fn(accept),
    loadPicture: async () => createPictureFile(),
    pictures: { items: [], onAdd: fn(), onRemove: fn(), onRetry: fn() },
    onDraft: fn(),
    onRetry: fn(),
    onSeen: fn(),
    onReload: fn(),
    onBack: fn((event) => event.preventDefault()),
    onMutedChange: fn(),
    onBlockedChange: fn(),
    phoneHref: '/messages/1?slider=phone',
    reportHref: '/messages/1?slider=reportConversation',
  },
  render: (args, { globals }) => <Sized {...args} conversation={conversation(CONVERSATION.withSeller, globals)} />,
});

/** Renders a changed conversation of the fixtures. */
const withConversation =
  (index: number, change: (found: Conversation, language: 'ar' | 'en') => Partial<Conversation> = () => ({})) =>
  (args: ComponentProps<typeof ConversationView>, { globals }: { globals: { locale?: unknown } }) => {
    const found = conversation(index, globals);
    return <Sized {...args} conversation={{ ...found, ...change(found, getLanguage(globals)) }} />;
  };

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const { partner, property } = conversation(CONVERSATION.withSeller);
    await expect(canvas.getByRole('heading', { level: 2, name: partner?.name })).toBeVisible();
    await expect(canvas.getByRole('link', { name: new RegExp(property?.address ?? '') })).toHaveAttribute(
      'href',
      getPropertyHref(property ?? { id: '' }),
    );
    await expect(canvas.queryByRole('link', { name: texts.conversation.back })).toBeNull();
    await expect(canvas.queryByRole('link', { name: texts.phone.share })).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: texts.form.label }), 'سأكون هناك في الموعد.{Enter}');
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith('سأكون هناك في الموعد.'));
  },
});

export const PartnerTyping = meta.story({
  args: { isPartnerTyping: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(texts.conversation.typing)).toBeVisible();
  },
});

/** Without a viewing, a button beside the field suggests one. */
export const SuggestViewing = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.viewing.suggest }));
    await expect(args.viewingControls.onSuggest).toHaveBeenCalledOnce();
  },
});

/** The bar shows the accepted time; cancelling it asks first. */
export const WithViewing = meta.story({
  render: (args, { globals }) => (
    <Sized {...args} conversation={conversationWithViewing({ isOwn: true, status: 'accepted' }, globals)} />
  ),
  play: async ({ canvas, args, userEvent, step }) => {
    await expect(canvas.queryByRole('button', { name: texts.viewing.suggest })).toBeNull();
    const bar = within(canvas.getByRole('region', { name: texts.viewing.current }));
    await userEvent.click(bar.getByRole('button', { name: texts.viewing.calendar }));
    await expect(args.viewingControls.onCalendar).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: texts.viewing.cancel }));
    await step('the safe answer is first', async () => {
      const dialog = within(await screen.findByRole('dialog', { name: texts.viewing.cancelTitle }));
      await expect(args.viewingControls.onAnswer).not.toHaveBeenCalled();
      await waitFor(() => expect(dialog.getByRole('button', { name: texts.viewing.keep })).toHaveFocus());
      await userEvent.click(dialog.getByRole('button', { name: texts.viewing.cancel }));
      await expect(args.viewingControls.onAnswer).toHaveBeenCalledWith('cancelled');
    });
  },
});

/** The partner has asked for a number: a button above the field opens the form that shares one. */
export const PhoneRequested = meta.story({
  render: withConversation(CONVERSATION.withSeller, ({ messages }, language) => ({
    messages: [
      ...messages,
      {
        id: '019b4000-0000-7000-8093-000000000001',
        is_own: false,
        text: language === 'ar' ? 'ممكن رقم موبايلك؟' : 'Could you send me your phone number?',
        sent_at: '2026-11-20T09:30:00.000Z',
        viewing: null,
      },
    ],
  })),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: texts.phone.share })).toHaveAttribute('href', args.phoneHref);
  },
});

/** A phone shows bar, proposal and field. */
export const ViewingPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { backHref: '/messages', level: 1 },
  render: (args, { globals }) => (
    <Sized {...args} conversation={conversationWithViewing({ isOwn: false, status: 'proposed' }, globals)} />
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: texts.viewing.accept })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** An enquiry about the user's own listing. */
export const OwnListing = meta.story({
  render: withConversation(CONVERSATION.withBuyer),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(texts.chip.seller)).toBeVisible();
  },
});

/** Says so, and links to no page. */
export const Unavailable = meta.story({
  render: withConversation(CONVERSATION.unavailable),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(texts.conversation.unavailable)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

/** A deleted account cannot read an answer. */
export const DeletedAccount = meta.story({
  render: withConversation(CONVERSATION.deletedAccount, () => ({ property: null })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: texts.deletedAccount })).toBeVisible();
    await expect(canvas.getByText(texts.conversation.removed)).toBeVisible();
    await expect(canvas.getByText(texts.conversation.closed)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

/** The menu mutes at once, asks before it blocks, and links to the report and the form for a phone number. */
export const Menu = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const openMenu = () => userEvent.click(canvas.getByRole('button', { name: texts.conversation.menu }));
    await openMenu();
    await expect(await screen.findByRole('menuitem', { name: texts.conversation.report })).toHaveAttribute(
      'href',
      args.reportHref,
    );
    await expect(screen.getByRole('menuitem', { name: texts.phone.share })).toHaveAttribute('href', args.phoneHref);
    await userEvent.click(screen.getByRole('menuitem', { name: texts.conversation.mute }));
    await expect(args.onMutedChange).toHaveBeenCalledWith(true);
    await openMenu();
    await userEvent.click(await screen.findByRole('menuitem', { name: texts.conversation.block }));
    const name = conversation(CONVERSATION.withSeller).partner?.name ?? '';
    const dialog = await screen.findByRole('dialog', { name: texts.conversation.blockTitle.replace('{{name}}', name) });
    await expect(args.onBlockedChange).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: texts.conversation.block }));
    await expect(args.onBlockedChange).toHaveBeenCalledWith(true);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const Muted = meta.story({
  render: withConversation(CONVERSATION.withSeller, () => ({ is_muted: true })),
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('img', { name: texts.conversation.muted })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: texts.conversation.menu }));
    await userEvent.click(await screen.findByRole('menuitem', { name: texts.conversation.unmute }));
    await expect(args.onMutedChange).toHaveBeenCalledWith(false);
  },
});

/** In place of the form: who is blocked, and the way to undo it. */
export const Blocked = meta.story({
  render: withConversation(CONVERSATION.withSeller, () => ({ is_blocked: true })),
  play: async ({ canvas, args, userEvent }) => {
    const name = conversation(CONVERSATION.withSeller).partner?.name ?? '';
    await expect(canvas.getByText(texts.conversation.blocked.replace('{{name}}', name))).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: texts.conversation.unblock }));
    await expect(args.onBlockedChange).toHaveBeenCalledWith(false);
  },
});

/** A blocked partner's viewing can be cancelled, but not moved. */
export const BlockedWithViewing = meta.story({
  render: withConversation(CONVERSATION.withSeller, () => ({
    ...conversationWithViewing({ isOwn: false, status: 'accepted' }),
    is_blocked: true,
  })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: texts.viewing.cancel })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: texts.viewing.move })).toBeNull();
  },
});

export const Loading = meta.story({
  args: { status: 'loading', backHref: '/messages' },
  render: (args) => <Sized {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: texts.conversation.loading })).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { status: 'failed' },
  render: (args) => <Sized {...args} />,
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(texts.conversation.failed);
    await userEvent.click(canvas.getByRole('button', { name: ar.common.retry }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
});

export const NotFound = meta.story({
  args: { status: 'missing', backHref: '/messages' },
  render: (args) => <Sized {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: texts.conversation.missing })).toBeVisible();
  },
});

/** On a phone the conversation is the whole page, with a way back. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { backHref: '/messages', level: 1 },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: texts.conversation.back }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const English = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: en.messages.form.label })).toBeVisible();
    await expect(canvas.getByText(en.messages.state.read)).toBeVisible();
  },
});

const LONG_TEXT = {
  ar: 'السلام عليكم ورحمة الله وبركاته، أنا مهتم جدًا بالعقار وأحب أعرف تفاصيل أكثر عن التشطيب ونظام السداد والمواعيد المتاحة للمعاينة خلال هذا الأسبوع أو الأسبوع القادم. '.repeat(
    4,
  ),
  en: 'Good evening, I’m very interested in this property and would like to know more about the finishing, the payment plan and the times at which I could view it this week or next. '.repeat(
    4,
  ),
};

/** A long name and address end in an ellipsis, a long message and a long word break. */
const renderLong = withConversation(CONVERSATION.withSeller, ({ partner, messages, property }, language) => ({
  partner: partner && {
    ...partner,
    name:
      language === 'ar'
        ? 'شركة النخبة المتحدة للاستثمار والتطوير العقاري والتسويق'
        : 'Christopher-Alexander Featherstonehaugh Montgomery',
  },
  property: property && { ...property, address: listing(LISTING.longAddress, { locale: language }).address },
  messages: messages.map((message, index) => ({
    ...message,
    text: index === 3 ? 'https://maps.example/'.padEnd(160, 'x') : `${message.text} ${LONG_TEXT[language]}`,
  })),
}));

const expectNoOverflow = async ({ canvas }: { canvas: ReturnType<typeof within> }) => {
  for (const part of [canvas.getByRole('group', { name: /^(المحادثة مع|Conversation with)/ }), document.body])
    await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth);
};

export const LongArabic = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { backHref: '/messages' },
  render: renderLong,
  play: expectNoOverflow,
});

export const LongEnglish = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'en' },
  args: { backHref: '/messages' },
  render: renderLong,
  play: expectNoOverflow,
});

/** Menu, listing, messages, viewing, field, button; the messages scroll by keyboard. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const { property } = conversation(CONVERSATION.withSeller);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: texts.conversation.menu })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: new RegExp(property?.address ?? '') })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('group', { name: /^المحادثة مع/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: texts.picture.add })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: texts.viewing.suggest })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: texts.form.label })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: texts.form.send })).toHaveFocus();
  },
});
