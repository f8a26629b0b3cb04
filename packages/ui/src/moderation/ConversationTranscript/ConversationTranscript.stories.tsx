import { ar } from '@mashrabiya/i18n/ar';
import { createPictureFile, reportedConversation } from '@mashrabiya/mocks';
import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getLanguage } from '../../foundation/stories.ts';
import { ConversationTranscript } from './ConversationTranscript.tsx';

const { conversation: texts } = ar.moderation;
const { seller } = reportedConversation('ar');

const meta = preview.meta({
  title: 'Moderation/ConversationTranscript',
  component: ConversationTranscript,
  args: {
    conversation: reportedConversation('ar'),
    reportedId: seller?.id ?? '',
    getPropertyHref: (id) => `/property-${id}`,
    loadPicture: async () => createPictureFile(),
  },
  render: (args, { globals }) => (
    <ConversationTranscript
      {...args}
      conversation={{ ...reportedConversation(getLanguage(globals)), has_earlier: args.conversation.has_earlier }}
    />
  ),
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement, args }) => {
    const { property, messages } = args.conversation;
    await expect(canvas.getByRole('link', { name: property?.address })).toBeVisible();
    const lines = canvas.getAllByRole('listitem').filter((line) => line.closest('ul') === null);
    await expect(lines).toHaveLength(messages.length);
    await expect(canvas.getByText(new RegExp(`^${ar.messages.viewing.change.accepted}`))).toBeInTheDocument();
    await expect(canvas.getByText('0100 000 1234')).toBeInTheDocument();
    // Photos load near the screen.
    canvasElement.querySelector('.pictures')?.scrollIntoView();
    const photo = ar.messages.picture.fromNumbered.replace('{{name}}', args.conversation.seller?.name ?? '');
    const [first] = await canvas.findAllByRole('button', {
      name: photo.replace('{{index}}', '1').replace('{{count}}', '2'),
    });
    await expect(first).toBeInTheDocument();
    // The messages of the reported user are marked.
    for (const [index, { sender }] of messages.entries()) {
      const mark = within(lines[index] as HTMLElement).queryByText(texts.reported);
      await expect(mark !== null).toBe(sender === 'seller');
    }
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const English = meta.story({ globals: { locale: 'en' } });

/** Says that older messages are not shown. */
export const Long = meta.story({
  args: { conversation: { ...reportedConversation('ar'), has_earlier: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^أحدث/)).toBeVisible();
  },
});
