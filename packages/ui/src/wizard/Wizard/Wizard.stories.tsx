import { ar } from '@mashrabiya/i18n/ar';
import { features } from '@mashrabiya/mocks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ClipPicker } from '../../forms/ClipPicker/ClipPicker.tsx';
import { pictureSources } from '../../forms/files/files.stories.ts';
import { HOME, home } from '../../homes/fixtures.stories.ts';
import { languageOf } from '../../homes/stories.ts';
import { type HomeValues, HomeWizard } from '../stories.tsx';
import { Wizard } from './Wizard.tsx';

const nothing: HomeValues = {
  address: '',
  size: '',
  description: '',
  price: '',
  pictures: [],
  coverId: null,
  features: [],
  pack: null,
};
const complete: HomeValues = {
  address: 'شقة بحديقة خاصة في التجمع الخامس',
  size: '165',
  description: 'شقة بتشطيب كامل وحديقة خاصة، على بعد خطوات من الجامعة الأمريكية.',
  price: '4850000',
  pictures: pictureSources.slice(0, 4).map((src, at) => ({ id: `picture-${at}`, src, state: 'done' })),
  coverId: 'picture-0',
  features: features(1, 'ar')
    .slice(0, 6)
    .map(({ id }) => String(id)),
  pack: null,
};

const meta = preview.meta({
  tags: ['desk'],
  title: 'Wizard/Wizard',
  component: HomeWizard,
  args: {
    first: nothing,
    mode: 'new' as const,
    features: features(1, 'ar'),
    place: {},
    onGo: fn(),
    onBlocked: fn(),
    onClear: fn(),
    onPost: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 1120, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals }) => (
    <HomeWizard
      {...args}
      features={features(1, languageOf(globals))}
      place={home(HOME.plain, { locale: languageOf(globals) })}
    />
  ),
});

const texts = ar.wizard;
const { step: names } = texts;

/** A step that is complete is left; the next one is told and its heading has the focus. Back is always open. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent, step }) => {
    const card = canvas.getByRole('complementary', { name: texts.home.preview });
    await step('the card stands at the end of the line, and fills itself', async () => {
      const form = canvas.getByRole('tabpanel').getBoundingClientRect();
      await expect(card.getBoundingClientRect().right).toBeLessThan(form.x);
      await userEvent.type(canvas.getByRole('textbox', { name: texts.home.noAddress }), complete.address);
      await expect(within(card).getByText('شقة بحديقة خاصة في التجمع…')).toBeVisible();
    });
    await step('onwards', async () => {
      await userEvent.click(canvas.getByRole('button', { name: texts.next }));
      await expect(args.onGo).toHaveBeenCalledWith(1);
      await waitFor(() => expect(canvas.getByRole('heading', { name: names.details })).toHaveFocus());
      await expect(canvas.getByText(`الخطوة 2 من 6: ${names.details}`)).toBeInTheDocument();
      await expect(canvas.getByRole('tab', { name: `${names.place} (${texts.mark.valid})` })).toBeVisible();
    });
    await step('and back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: texts.previous }));
      await waitFor(() => expect(canvas.getByRole('heading', { name: names.place })).toHaveFocus());
      await expect(canvas.queryByRole('button', { name: texts.previous })).toBeNull();
    });
  },
});

/** A step that lacks something is not left: it is said, the tab is marked, and the field has the focus. */
export const Blocked = meta.story({
  play: async ({ canvas, args, userEvent, step }) => {
    const address = canvas.getByRole('textbox', { name: texts.home.noAddress });
    await step('Next', async () => {
      await userEvent.click(canvas.getByRole('button', { name: texts.next }));
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(texts.blocked));
      await expect(args.onBlocked).toHaveBeenCalledWith(0);
      await expect(args.onGo).not.toHaveBeenCalled();
      await waitFor(() => expect(address).toHaveFocus());
    });
    await step('a later tab is no way around it', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: new RegExp(names.pictures) }));
      await expect(args.onGo).not.toHaveBeenCalled();
      await expect(canvas.getByRole('tab', { name: `${names.place} (${texts.mark.invalid})` })).toHaveAttribute(
        'aria-current',
        'step',
      );
    });
  },
});

/** Once it is mended, the message is gone and the way is open. */
export const Mended = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.next }));
    await userEvent.type(canvas.getByRole('textbox', { name: texts.home.noAddress }), complete.address);
    await waitFor(() => expect(canvas.getByRole('alert')).toBeEmptyDOMElement());
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    await expect(args.onGo).toHaveBeenCalledWith(1);
  },
});

/** Asked once more: no keeps everything and gives the focus back, yes begins anew. */
export const ClearAll = meta.story({
  args: { first: complete, startAt: 1 },
  play: async ({ canvas, args, userEvent, step }) => {
    const clear = canvas.getByRole('button', { name: texts.clear });
    const dialog = () => canvas.findByRole('dialog', { name: texts.clearTitle });
    await step('no', async () => {
      await userEvent.click(clear);
      await userEvent.click(within(await dialog()).getByRole('button', { name: texts.clearCancel }));
      await waitFor(() => expect(clear).toHaveFocus());
      await expect(args.onClear).not.toHaveBeenCalled();
    });
    await step('yes', async () => {
      await userEvent.click(clear);
      await userEvent.click(within(await dialog()).getByRole('button', { name: texts.clearConfirm }));
      await expect(args.onClear).toHaveBeenCalledOnce();
      await waitFor(() => expect(canvas.getByRole('textbox', { name: texts.home.noAddress })).toHaveValue(''));
    });
  },
});

/** The dialog as it stands, for the eye. */
export const Clearing = meta.story({
  args: { first: complete, startAt: 1 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.clear }));
    const dialog = await canvas.findByRole('dialog', { name: texts.clearTitle });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: texts.clearCancel })).toHaveFocus());
  },
});

export const UnfinishedDraft = meta.story({
  args: { onContinueDraft: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.continue }));
    await expect(args.onContinueDraft).toHaveBeenCalledOnce();
  },
});

/** An ad that is edited was complete: every tab is open from the start. */
export const EditMode = meta.story({
  args: { mode: 'edit', first: { ...complete, pack: 'basic' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getAllByRole('tab', { name: new RegExp(texts.mark.valid) })).toHaveLength(6);
    await userEvent.click(canvas.getByRole('tab', { name: new RegExp(names.pictures) }));
    await expect(args.onGo).toHaveBeenCalledWith(3);
  },
});

/** The fifth tab leads to the preview; without a pack the ad is not posted, with one it is. */
export const Preview = meta.story({
  args: { first: complete, startAt: 4 },
  play: async ({ canvas, args, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.preview }));
    await step('no pack yet', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: texts.post }));
      await expect(args.onPost).not.toHaveBeenCalled();
      await expect(await canvas.findByText(texts.blocked)).toBeVisible();
      await waitFor(() =>
        expect(canvas.getByRole('radio', { name: new RegExp(`^${ar.vocabulary.adType.basic}`) })).toHaveFocus(),
      );
    });
    await step('with one', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: new RegExp(`^${ar.vocabulary.adType.elite}`) }));
      await userEvent.click(canvas.getByRole('button', { name: texts.post }));
      await expect(args.onPost).toHaveBeenCalledOnce();
    });
  },
});

export const Posting = meta.story({
  args: { first: { ...complete, pack: 'elite' }, startAt: 5, posting: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.posting }));
    await userEvent.click(canvas.getByRole('tab', { name: new RegExp(names.place) }));
    await expect(args.onGo).not.toHaveBeenCalled();
    await expect(args.onPost).not.toHaveBeenCalled();
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { first: complete, startAt: 3 },
  play: async ({ canvas }) => {
    const foot = canvas.getByRole('button', { name: texts.next }).getBoundingClientRect();
    await expect(foot.bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(canvas.getByText(`التالي: ${names.features}`)).toBeVisible();
  },
});

const REEL = ['reelUpload', 'reelInfo', 'reelDetails'] as const;

function ReelForm({ onPost }: { onPost(): void }) {
  const { t } = useTranslation();
  const [current, setCurrent] = useState(0);
  const [posterSeconds, setPoster] = useState(4);
  return (
    <Wizard
      label={t('wizard.step.reelUpload')}
      steps={REEL.map((id) => ({ id, name: t(`wizard.step.${id}`), valid: true }))}
      current={current}
      onGo={setCurrent}
      onClear={() => setCurrent(0)}
      onPost={onPost}
    >
      {current === 0 && (
        <ClipPicker
          clip={{ src: null, state: 'done', durationSeconds: 20, frames: pictureSources.slice(0, 8) }}
          posterSeconds={posterSeconds}
          onPick={() => {}}
          onPoster={setPoster}
          onRemove={() => {}}
          onRetry={() => {}}
        />
      )}
    </Wizard>
  );
}

/** The form of a reel: three steps, and the last one posts. */
export const Reel = meta.story({
  render: ({ onPost = () => {} }) => <ReelForm onPost={onPost} />,
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getAllByRole('tab')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('tab', { name: new RegExp(names.reelDetails) }));
    await userEvent.click(await canvas.findByRole('button', { name: texts.post }));
    await expect(args.onPost).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('tab', { name: new RegExp(names.reelUpload) }));
  },
});
