import { ar } from '@mashrabiya/i18n/ar';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { pictureSources } from '../files/files.stories.ts';
import { TrimStrip, type TrimStripProps } from './TrimStrip.tsx';
import { trimVideo } from './videoRules.ts';

const limits = { minSeconds: 3, maxSeconds: 60 };

function Controlled({ start, end, durationSeconds, ...props }: TrimStripProps) {
  const [edits, setEdits] = useState({ start, end, isMuted: false });
  return (
    <TrimStrip
      {...props}
      durationSeconds={durationSeconds}
      start={edits.start}
      end={edits.end}
      onTrim={(edge, moment) => {
        props.onTrim(edge, moment);
        setEdits(trimVideo(edits, edge, moment, durationSeconds, limits));
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Forms/TrimStrip',
  component: TrimStrip,
  args: { frames: pictureSources.slice(0, 8), durationSeconds: 20, start: 0, end: 20, onTrim: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Controlled {...args} />,
});

const { trimStart, trimEnd } = ar.forms.video;

/** Moves both ends by keyboard and by pointer. Time runs to the right, in Arabic too. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const start = canvas.getByRole('slider', { name: trimStart });
    const end = canvas.getByRole('slider', { name: trimEnd });
    await step('by keyboard', async () => {
      start.focus();
      await userEvent.keyboard('{PageUp}{ArrowRight}');
      await expect(start).toHaveAttribute('aria-valuetext', '0:01.1 من 0:20.0');
      end.focus();
      await userEvent.keyboard('{PageDown}');
      await expect(end).toHaveAttribute('aria-valuetext', '0:19.0 من 0:20.0');
    });
    await step('by pointer: the nearer end moves', async () => {
      const strip = start.parentElement as HTMLElement;
      const box = strip.getBoundingClientRect();
      const send = (type: string, share: number) =>
        strip.dispatchEvent(
          new PointerEvent(type, { bubbles: true, buttons: 1, clientX: box.x + box.width * share, clientY: box.y + 9 }),
        );
      send('pointerdown', 0.95);
      send('pointermove', 0.5);
      send('pointerup', 0.5);
      await expect(end).toHaveFocus();
      await waitFor(() => expect(Number((end as HTMLInputElement).value)).toBeLessThan(11));
      await expect(start).toHaveAttribute('aria-valuetext', '0:01.1 من 0:20.0');
    });
    await step('no shorter than the minimum', async () => {
      start.focus();
      await userEvent.keyboard('{End}');
      const length = Number((end as HTMLInputElement).value) - Number((start as HTMLInputElement).value);
      await expect(length).toBeCloseTo(limits.minSeconds, 1);
    });
  },
});

export const Trimmed = meta.story({ args: { start: 4, end: 13 } });

/** The trimmed part is at most a minute long: moving one end drags the other along. */
export const LongVideo = meta.story({
  args: { durationSeconds: 95, end: 60 },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('slider', { name: trimEnd }).focus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('slider', { name: trimStart })).toHaveAttribute('aria-valuetext', '0:35.0 من 1:35.0');
  },
});
