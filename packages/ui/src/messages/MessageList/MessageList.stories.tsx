import type { Message } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import { addPhone, addPictures, createPictureFile, listMessagePictures } from '@mashrabiya/mocks';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getLanguage, isLeftIn } from '../../foundation/stories.ts';
import {
  CONVERSATION,
  conversation,
  conversationWithViewing,
  createViewingControls,
  VIEWING_TIME,
} from '../fixtures.stories.ts';
import { MessageList } from './MessageList.tsx';
import type { OutgoingMessage } from './messageDays.ts';

const texts = ar.messages;
const { state } = texts;

const createMessages = (count: number, language: 'ar' | 'en'): Message[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `019b4000-0000-7000-8000-${String(index).padStart(12, '0')}`,
    is_own: index % 3 === 0,
    text: language === 'ar' ? `رسالة رقم ${index + 1}` : `Message number ${index + 1}`,
    sent_at: new Date(Date.parse('2026-11-19T08:00:00Z') + index * 600_000).toISOString(),
    viewing: null,
  }));

const createOutgoing = (state: OutgoingMessage['state'], text: string, problem?: string): OutgoingMessage => ({
  id: `outgoing ${state} ${problem}`,
  text,
  sent_at: '2026-11-20T09:58:00.000Z',
  state,
  problem,
});

const meta = preview.meta({
  title: 'Messages/MessageList',
  component: MessageList,
  parameters: { layout: 'fullscreen' },
  args: {
    messages: [],
    partnerName: conversation(CONVERSATION.withSeller).partner?.name ?? '',
    partnerReadUntil: conversation(CONVERSATION.withSeller).partner_read_until,
    onRetry: fn(),
    onSeen: fn(),
    loadPicture: fn(async () => createPictureFile()),
  },
  render: (args, { globals }) => {
    const { messages, partner } = conversation(CONVERSATION.withSeller, globals);
    return <Sized {...args} messages={messages} partnerName={partner?.name ?? ''} />;
  },
});

/** The list fills its box. */
function Sized(props: ComponentProps<typeof MessageList>) {
  return (
    <div style={{ display: 'grid', blockSize: 560, maxInlineSize: 640 }}>
      <MessageList {...props} />
    </div>
  );
}

const findScroller = (canvas: ReturnType<typeof within>) => canvas.getByRole('group', { name: /^المحادثة مع/ });

/** By day; own messages at the inline end, on the left in Arabic, with a mark at the last one that was read. */
export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const { messages } = conversation(CONVERSATION.withSeller);
    await expect(canvas.getByText('18 نوفمبر 2026')).toBeVisible();
    await expect(canvas.getByText(texts.yesterday)).toBeVisible();
    await expect(canvas.getByText(texts.today)).toBeVisible();
    const scroller = findScroller(canvas);
    const [own, received] = [messages[3], messages[4]].map((message) => canvas.getByText(message?.text ?? ''));
    if (!own || !received) throw new Error('no messages');
    await expect(isLeftIn(own, scroller)).toBe(true);
    await expect(isLeftIn(received, scroller)).toBe(false);
    await expect(canvas.getAllByText(state.read)).toHaveLength(1);
    await expect(own.closest('li')).toHaveTextContent(state.read);
    await waitFor(() => expect(args.onSeen).toHaveBeenCalledWith(messages[4]?.id));
  },
});

/** Line breaks stay, markup is text, and a text in the other script has its own direction. */
export const Plain = meta.story({
  render: (args) => (
    <Sized
      {...args}
      messages={createMessages(3, 'ar').map((message, index) => ({
        ...message,
        text: ['سطر أول\nسطر ثانٍ', '<a href="https://evil.example">Click me</a> & <b>bold</b>', 'Is it available?'][
          index
        ] as string,
      }))}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('a, b')).toBeNull();
    await expect(canvas.getByText(/Click me/)).toHaveTextContent('<a href="https://evil.example">Click me</a>');
    await expect(getComputedStyle(canvas.getByText(/سطر أول/)).whiteSpace).toBe('pre-wrap');
    await expect(getComputedStyle(canvas.getByText(/Is it available/)).direction).toBe('ltr');
  },
});

export const Sending = meta.story({
  args: { outgoing: [createOutgoing('sending', 'سأكون هناك في الموعد.')] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(state.sending)).toBeVisible();
  },
});

/** Without a network, and refused by the server with a reason. */
/** Typed without a network; sent once it returns. */
export const Waiting = meta.story({
  args: { outgoing: [createOutgoing('waiting', 'سأكون هناك في الموعد.')] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(state.waiting)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: state.retry })).toBeNull();
  },
});

/** Below the messages, and spoken once. */
export const PartnerTyping = meta.story({
  args: { isPartnerTyping: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(texts.conversation.typing)).toBeVisible();
    await expect(canvas.getByText(`${args.partnerName}: ${texts.conversation.typing}`)).toHaveAttribute(
      'role',
      'status',
    );
  },
});

export const Failed = meta.story({
  args: {
    outgoing: [
      createOutgoing('failed', 'سأكون هناك في الموعد.'),
      createOutgoing('failed', 'هل الموعد مناسب؟', 'لم يعد هذا الحساب متاحًا.'),
    ],
  },
  play: async ({ canvas, args, userEvent }) => {
    const [retry] = canvas.getAllByRole('button', { name: state.retry });
    await userEvent.click(retry as HTMLElement);
    await expect(args.onRetry).toHaveBeenCalledWith(args.outgoing?.[0]?.id);
    await expect(canvas.getByText('لم يعد هذا الحساب متاحًا.')).toBeVisible();
  },
});

function GrowingList(args: ComponentProps<typeof MessageList>) {
  const [messages, setMessages] = useState(args.messages);
  const last = messages.at(-1);
  const receive = () =>
    last && setMessages([...messages, { ...last, id: crypto.randomUUID(), is_own: false, text: 'وصلت رسالة جديدة' }]);
  return (
    <>
      <Sized {...args} messages={messages} />
      <button type="button" onClick={receive}>
        {ar.common.showMore}
      </button>
    </>
  );
}

/** A new message is announced and scrolled to, but not after the user has scrolled up. */
export const NewMessages = meta.story({
  render: (args, { globals }) => <GrowingList {...args} messages={createMessages(40, getLanguage(globals))} />,
  play: async ({ canvas, args, userEvent, step }) => {
    const scroller = findScroller(canvas);
    const receive = canvas.getByRole('button', { name: ar.common.showMore });
    await step('starts at the newest message', async () => {
      await waitFor(() => expect(args.onSeen).toHaveBeenCalledOnce());
      await expect(scroller.scrollTop).toBe(0);
      await expect(canvas.queryByRole('button', { name: texts.conversation.newest })).toBeNull();
    });
    await step('follows a new one, and announces it', async () => {
      await userEvent.click(receive);
      await waitFor(() => expect(args.onSeen).toHaveBeenCalledTimes(2));
      await expect(scroller.scrollTop).toBe(0);
      await expect(canvas.getByText(`${args.partnerName}: وصلت رسالة جديدة`)).toHaveAttribute('role', 'status');
    });
    await step('stays where the user reads', async () => {
      scroller.scrollTo({ top: -400, behavior: 'instant' });
      const toNewest = await canvas.findByRole('button', { name: texts.conversation.newest });
      await userEvent.click(receive);
      await waitFor(() => expect(canvas.getAllByText('وصلت رسالة جديدة', { exact: false }).length).toBeGreaterThan(2));
      await expect(scroller.scrollTop).toBeLessThan(-300);
      await expect(args.onSeen).toHaveBeenCalledTimes(2);
      await userEvent.click(toNewest);
      await waitFor(() => expect(scroller.scrollTop).toBe(0));
      await waitFor(() => expect(args.onSeen).toHaveBeenCalledTimes(3));
    });
  },
});

export const Earlier = meta.story({
  args: { onLoadEarlier: fn() },
  render: (args, { globals }) => <Sized {...args} messages={createMessages(12, getLanguage(globals))} />,
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.conversation.earlier }));
    await expect(args.onLoadEarlier).toHaveBeenCalledOnce();
    await expect(findScroller(canvas)).toHaveFocus();
  },
});

export const EarlierFailed = meta.story({
  args: { onLoadEarlier: fn(), hasEarlierFailed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(texts.conversation.earlierFailed);
    await expect(canvas.getByRole('button', { name: ar.common.retry })).toBeVisible();
  },
});

type FixtureViewing = Parameters<typeof conversationWithViewing>[0];

const renderViewing =
  (fixture: FixtureViewing) =>
  (args: ComponentProps<typeof MessageList>, { globals }: { globals: { locale?: unknown } }) => {
    const { messages, viewing, partner } = conversationWithViewing(fixture, globals);
    return <Sized {...args} messages={messages} viewing={viewing} partnerName={partner?.name ?? ''} />;
  };

const hasViewingTime = (text: string): boolean => text.replace(/\s/g, ' ') === VIEWING_TIME;
const { viewing: viewingTexts } = texts;

/** The partner's proposal, with a note and three answers. */
export const Proposal = meta.story({
  args: { viewingControls: createViewingControls() },
  render: renderViewing({ isOwn: false, status: 'proposed', note: 'نتقابل عند المدخل الرئيسي.' }),
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(hasViewingTime)).toBeVisible();
    await expect(canvas.getByText('نتقابل عند المدخل الرئيسي.')).toBeVisible();
    await expect(canvas.getByText(viewingTexts.state.proposed)).toBeVisible();
    for (const [name, answer] of [
      [viewingTexts.accept, 'accepted'],
      [viewingTexts.decline, 'declined'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(args.viewingControls?.onAnswer).toHaveBeenLastCalledWith(answer);
    }
    await userEvent.click(canvas.getByRole('button', { name: viewingTexts.move }));
    await expect(args.viewingControls?.onSuggest).toHaveBeenCalledOnce();
  },
});

/** The own proposal can be changed and withdrawn. */
export const OwnProposal = meta.story({
  args: { viewingControls: createViewingControls() },
  render: renderViewing({ isOwn: true, status: 'proposed' }),
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: viewingTexts.accept })).toBeNull();
    await expect(canvas.getByRole('button', { name: viewingTexts.move })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: viewingTexts.withdraw }));
    await expect(args.viewingControls?.onAnswer).toHaveBeenCalledWith('cancelled');
  },
});

/** The answers move below the acceptance, the last message about the viewing. */
export const AcceptedViewing = meta.story({
  args: { viewingControls: createViewingControls() },
  render: renderViewing({ isOwn: false, status: 'accepted' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(viewingTexts.state.accepted)).toBeVisible();
    const acceptance = canvas.getByText(viewingTexts.change.accepted).closest('li');
    await expect(acceptance).toContainElement(canvas.getByRole('button', { name: viewingTexts.cancel }));
  },
});

/** A second press while an answer is sent does nothing; a refusal shows its reason. */
export const AnswerRefused = meta.story({
  args: {
    viewingControls: createViewingControls({ problem: 'تغيّر موعد المعاينة.', pendingAnswer: 'accepted' }),
  },
  render: renderViewing({ isOwn: false, status: 'proposed' }),
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('تغيّر موعد المعاينة.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: viewingTexts.accept, busy: true })).toBeVisible();
    for (const name of [viewingTexts.accept, viewingTexts.decline])
      await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.viewingControls?.onAnswer).not.toHaveBeenCalled();
  },
});

/** Viewings that are no longer current show their last state, without actions. */
export const PreviousViewings = meta.story({
  args: { viewingControls: createViewingControls() },
  render: (args, { globals }) => {
    const { partner } = conversation(CONVERSATION.withSeller, globals);
    const changes = [
      ['a', 'proposed', '2026-11-24T15:00:00.000Z'],
      ['b', 'proposed', '2026-11-24T16:00:00.000Z'],
      ['b', 'declined', '2026-11-24T16:00:00.000Z'],
      ['c', 'proposed', '2026-11-24T17:00:00.000Z'],
      ['c', 'accepted', '2026-11-24T17:00:00.000Z'],
      ['c', 'cancelled', '2026-11-24T17:00:00.000Z'],
      ['d', 'proposed', '2026-11-20T08:00:00.000Z'],
    ] as const;
    const messages = createMessages(changes.length, getLanguage(globals)).map((message, index) => {
      const [id, change, starts_at] = changes[index] ?? changes[0];
      return { ...message, text: '', viewing: { id, change, starts_at } };
    });
    return <Sized {...args} messages={messages} partnerName={partner?.name ?? ''} />;
  },
  play: async ({ canvas }) => {
    for (const state of ['moved', 'declined', 'cancelled', 'over'] as const)
      await expect(canvas.getByText(viewingTexts.state[state])).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: viewingTexts.move })).toBeNull();
  },
});

function AcceptedAfterPress(args: ComponentProps<typeof MessageList>) {
  const [status, setStatus] = useState<'proposed' | 'accepted'>('proposed');
  const { messages, viewing } = conversationWithViewing({ isOwn: false, status });
  const viewingControls = createViewingControls({ onAnswer: () => setStatus('accepted') });
  return <Sized {...args} messages={messages} viewing={viewing} viewingControls={viewingControls} />;
}

/** The pressed button disappears with the answer: the focus moves to the list. */
export const FocusAfterAnswer = meta.story({
  render: (args) => <AcceptedAfterPress {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: viewingTexts.accept }));
    await expect(canvas.getByText(viewingTexts.change.accepted)).toBeVisible();
    await waitFor(() => expect(findScroller(canvas)).toHaveFocus());
  },
});

export const ViewingPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { viewingControls: createViewingControls() },
  render: renderViewing({ isOwn: false, status: 'proposed', note: 'نتقابل عند المدخل الرئيسي.' }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const ViewingEnglish = meta.story({
  globals: { locale: 'en' },
  args: { viewingControls: createViewingControls() },
  render: renderViewing({ isOwn: false, status: 'proposed' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Wednesday 25 November, 5:30\spm$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: en.messages.viewing.accept })).toBeVisible();
  },
});

const renderPhone =
  (isOwn: boolean, phone?: string) =>
  (args: ComponentProps<typeof MessageList>, { globals }: { globals: { locale?: unknown } }) => {
    const { messages, partner } = addPhone(conversation(CONVERSATION.withSeller, globals), isOwn, phone);
    return <Sized {...args} messages={messages} partnerName={partner?.name ?? ''} />;
  };

/** The recipient can call the number, which reads from left to right, or open a chat. */
export const SharedPhone = meta.story({
  render: renderPhone(false),
  play: async ({ canvas }) => {
    const number = canvas.getByText('0100 000 1234');
    await expect(getComputedStyle(number).direction).toBe('ltr');
    const call = texts.phone.callNumber.replace('{{phone}}', '0100 000 1234');
    await expect(canvas.getByRole('link', { name: call })).toHaveAttribute('href', 'tel:+201000001234');
    await expect(canvas.getByRole('link', { name: texts.phone.whatsapp })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/201000001234/),
    );
  },
});

export const OwnSharedPhone = meta.story({
  render: renderPhone(true),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0100 000 1234')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: texts.phone.whatsapp })).toBeNull();
  },
});

/** The number is erased with the account that shared it. */
export const RemovedPhone = meta.story({
  render: renderPhone(false, ''),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(texts.phone.removed)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: texts.phone.whatsapp })).toBeNull();
  },
});

export const SharedPhoneEnglish = meta.story({
  globals: { locale: 'en' },
  render: renderPhone(false),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Call 0100 000 1234' })).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { outgoing: [createOutgoing('failed', 'سأكون هناك في الموعد.')] },
});

const renderPictures =
  (count: number, { isOwn = false, text }: { isOwn?: boolean; text?: string } = {}) =>
  (args: ComponentProps<typeof MessageList>, { globals }: { globals: { locale?: unknown } }) => {
    const found = conversation(CONVERSATION.withSeller, globals);
    const { messages, partner } = addPictures(found, { isOwn, count, ...(text !== undefined && { text }) });
    return <Sized {...args} messages={messages} partnerName={partner?.name ?? ''} />;
  };

const getPhotoName = (name: string, index?: number, count?: number): string =>
  (index === undefined ? texts.picture.from : texts.picture.fromNumbered)
    .replace('{{name}}', name)
    .replace('{{index}}', String(index))
    .replace('{{count}}', String(count));

/** The box has its shape before the picture has loaded; a press shows it on the whole screen. */
export const ReceivedPicture = meta.story({
  render: renderPictures(1),
  play: async ({ canvas, args, userEvent, step }) => {
    const photo = await canvas.findByRole('button', { name: getPhotoName(args.partnerName) });
    const { width, height } = photo.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(4 / 3, 1);
    await waitFor(() =>
      expect(within(photo).getByRole('img', { hidden: true })).toHaveAttribute('src', expect.stringMatching(/^blob:/)),
    );
    await step('opens the viewer with the large picture', async () => {
      await userEvent.click(photo);
      const viewer = within(await screen.findByRole('dialog', { name: ar.listings.gallery.viewer }));
      await expect(await viewer.findByRole('img', { name: getPhotoName(args.partnerName) })).toHaveAttribute(
        'src',
        expect.stringMatching(/^blob:/),
      );
      await waitFor(() => expect(args.loadPicture).toHaveBeenCalledWith(expect.any(String), 'large'));
      await userEvent.click(viewer.getByRole('button', { name: ar.listings.gallery.close }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
});

/** Several with a text; each has its number. */
export const ReceivedPictures = meta.story({
  render: renderPictures(5, { text: 'صور المطبخ والحديقة' }),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('صور المطبخ والحديقة')).toBeVisible();
    for (const index of [1, 5])
      await expect(
        await canvas.findByRole('button', { name: getPhotoName(args.partnerName, index, 5) }),
      ).toBeInTheDocument();
  },
});

export const OwnPictures = meta.story({ render: renderPictures(2, { isOwn: true }) });

export const LoadingPicture = meta.story({
  args: { loadPicture: fn(() => new Promise<never>(() => {})) },
  render: renderPictures(1),
  play: async ({ canvas, args }) => {
    const photo = await canvas.findByRole('button', { name: getPhotoName(args.partnerName) });
    await expect(within(photo).queryByRole('img', { hidden: true })).toBeNull();
    await expect(photo.getBoundingClientRect().height).toBeGreaterThan(150);
  },
});

/** A press on the failed one loads it again. */
export const FailedPicture = meta.story({
  args: { loadPicture: fn(() => Promise.reject(new Error('network'))) },
  render: renderPictures(1),
  play: async ({ canvas, args, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: new RegExp(texts.picture.failed) });
    await userEvent.click(retry);
    await waitFor(() => expect(args.loadPicture).toHaveBeenCalledTimes(2));
  },
});

export const SendingPictures = meta.story({
  args: { outgoing: [{ ...createOutgoing('sending', ''), pictures: listMessagePictures(2) }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(state.sending)).toBeVisible();
  },
});

export const PicturesNotSent = meta.story({
  args: { outgoing: [{ ...createOutgoing('failed', 'الواجهة'), pictures: listMessagePictures(3) }] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: state.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const PicturesPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: renderPictures(6),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const PicturesEnglish = meta.story({
  globals: { locale: 'en' },
  render: renderPictures(1),
  play: async ({ canvas }) => {
    const { partner } = conversation(CONVERSATION.withSeller, { locale: 'en' });
    await expect(await canvas.findByRole('button', { name: `Photo from ${partner?.name}` })).toBeInTheDocument();
  },
});

/** The latest message that asks for money has a warning, not the user's own. */
export const MoneyRequest = meta.story({
  render: (args) => {
    const [first, second, third] = createMessages(3, 'ar');
    const messages = [
      { ...first, is_own: false, text: 'ابعت العربون على فودافون كاش' },
      { ...second, is_own: false, text: 'حوّل المبلغ وأنا أحجزها لك' },
      { ...third, is_own: true, text: 'لن أدفع عربونًا قبل المعاينة' },
    ] as Message[];
    return <Sized {...args} messages={messages} />;
  },
  play: async ({ canvas }) => {
    const warning = canvas.getByRole('note');
    await expect(warning).toHaveTextContent(texts.moneyWarning);
    await expect(warning.closest('li')).toHaveTextContent('حوّل المبلغ');
  },
});

export const WaitingEnglish = meta.story({
  globals: { locale: 'en' },
  args: { isPartnerTyping: true, outgoing: [createOutgoing('waiting', 'I’ll be there on time.')] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(en.messages.state.waiting)).toBeVisible();
    await expect(canvas.getByText(en.messages.conversation.typing)).toBeVisible();
  },
});

export const English = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    const { messages } = conversation(CONVERSATION.withSeller, { locale: 'en' });
    const scroller = canvas.getByRole('group', { name: /^Conversation with/ });
    await expect(isLeftIn(canvas.getByText(messages[3]?.text ?? ''), scroller)).toBe(false);
    await expect(canvas.getByText('18 November 2026')).toBeVisible();
  },
});
