import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { accept } from '../../forms/callForm/calls.stories.ts';
import { getPropertyHref } from '../../foundation/stories.ts';
import { ConversationList } from '../ConversationList/ConversationList.tsx';
import { ConversationView } from '../ConversationView/ConversationView.tsx';
import { CONVERSATION, conversation, createViewingControls, inbox } from '../fixtures.stories.ts';
import { MessagesLayout } from './MessagesLayout.tsx';

const texts = ar.messages;

interface Globals {
  locale?: unknown;
}

const renderInbox = (globals: Globals) => (
  <ConversationList
    conversations={inbox(globals)}
    status="ready"
    currentId={conversation(CONVERSATION.withSeller).id}
    getHref={({ id }) => `/messages/${id}`}
    searchHref="/listing"
  />
);
const renderConversation = (globals: Globals) => (
  <ConversationView
    status="ready"
    conversation={conversation(CONVERSATION.withSeller, globals)}
    getPropertyHref={getPropertyHref}
    viewingControls={createViewingControls()}
    onSend={accept}
    loadPicture={() => new Promise(() => {})}
    onRetry={fn()}
    onMutedChange={fn()}
    onBlockedChange={fn()}
    phoneHref="/messages?slider=phone"
    reportHref="/messages?slider=report"
  />
);

const meta = preview.meta({
  title: 'Messages/MessagesLayout',
  component: MessagesLayout,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  args: { title: ar.shell.links.messages },
  decorators: [
    (Story) => (
      <main style={{ display: 'flow-root' }}>
        <Story />
      </main>
    ),
  ],
  render: (args, { globals }) => (
    <MessagesLayout {...args} inbox={renderInbox(globals)} conversation={renderConversation(globals)} />
  ),
});

/** The inbox at the inline start, on the right in Arabic; the page itself does not scroll. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const list = canvas.getByRole('region', { name: texts.list.label }).getBoundingClientRect();
    const field = canvas.getByRole('textbox', { name: texts.form.label }).getBoundingClientRect();
    await expect(list.left).toBeGreaterThan(field.right);
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(window.innerHeight);
  },
});

/** The inbox alone. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: (args, { globals }) => <MessagesLayout {...args} inbox={renderInbox(globals)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: ar.shell.links.messages })).toBeVisible();
  },
});

/** The conversation alone: the field stays on the screen. */
export const PhoneConversation = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: (args, { globals }) => <MessagesLayout {...args} conversation={renderConversation(globals)} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: texts.form.label });
    await expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});

export const English = meta.story({ globals: { locale: 'en' } });
