import { ar } from '@mashrabiya/i18n/ar';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { pictureSources } from '../files/files.stories.ts';
import { FrameStrip, type FrameStripProps } from './FrameStrip.tsx';
import { HANDLE_SIZE_PX } from './stripStyles.ts';

function Controlled({ seconds: first, ...props }: FrameStripProps) {
  const [seconds, setSeconds] = useState(first);
  return (
    <FrameStrip
      {...props}
      seconds={seconds}
      onChange={(moment) => {
        props.onChange(moment);
        setSeconds(moment);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Forms/FrameStrip',
  component: FrameStrip,
  args: { frames: pictureSources.slice(0, 8), durationSeconds: 20, seconds: 0, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Controlled {...args} />,
});

const texts = ar.forms.video;
const NAME = new RegExp(texts.poster);

function getPositionShare(slider: HTMLElement): number {
  const strip = slider.parentElement as HTMLElement;
  const { left, width } = strip.getBoundingClientRect();
  const handle = strip.querySelector('.handle')?.getBoundingClientRect();
  return ((handle?.left ?? Number.NaN) - left) / (width - HANDLE_SIZE_PX);
}

/** The first moment is on the left, in Arabic too. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: NAME });
    await expect(slider).toHaveAccessibleDescription(texts.posterHint);
    await expect(slider).toHaveAttribute('aria-valuetext', 'اللقطة عند 0:00.0 من 0:20.0');
    await expect(getPositionShare(slider)).toBeCloseTo(0);
  },
});

export const Chosen = meta.story({
  args: { seconds: 12 },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: NAME });
    await expect(canvas.getByText('0:12.0')).toBeVisible();
    await expect(slider).toHaveValue('12');
    await expect(getPositionShare(slider)).toBeCloseTo(0.6);
  },
});

/** Arrow right moves forward, Page keys move by seconds, and the handle stops at both ends. */
export const Keyboard = meta.story({
  args: { seconds: 10 },
  play: async ({ canvas, args, userEvent, step }) => {
    const slider = canvas.getByRole('slider', { name: NAME });
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await step('by tenths', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowUp}{ArrowUp}');
      await expect(args.onChange).toHaveBeenLastCalledWith(10.3);
      await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
      await expect(args.onChange).toHaveBeenLastCalledWith(10.1);
    });
    await step('by seconds', async () => {
      await userEvent.keyboard('{PageUp}{PageUp}{PageDown}');
      await expect(args.onChange).toHaveBeenLastCalledWith(11.1);
      await expect(slider).toHaveAttribute('aria-valuetext', 'اللقطة عند 0:11.1 من 0:20.0');
    });
    await step('to the start, and not beyond', async () => {
      await userEvent.keyboard('{Home}{ArrowLeft}');
      await expect(args.onChange).toHaveBeenLastCalledWith(0);
      await expect(getPositionShare(slider)).toBeCloseTo(0);
    });
    await step('to the end, and not beyond', async () => {
      await userEvent.keyboard('{End}');
      await expect(args.onChange).toHaveBeenLastCalledWith(20);
      await expect(getPositionShare(slider)).toBeCloseTo(1);
      await userEvent.keyboard('{ArrowRight}');
      await expect(args.onChange).toHaveBeenLastCalledWith(20);
    });
    await expect(args.onChange).toHaveBeenCalledTimes(10);
  },
});

export const WithoutFrames = meta.story({
  args: { frames: [], seconds: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: NAME })).toHaveValue('5');
  },
});
