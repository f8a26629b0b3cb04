import { ar } from '@mashrabiya/i18n/ar';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Panel } from './Panel.tsx';

const meta = preview.meta({
  title: 'Foundation/Panel',
  component: Panel,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '400px' } } },
  args: {
    open: true,
    label: ar.shell.menu,
    onClose: fn(),
    children: <p style={{ padding: 24, minBlockSize: 200 }}>{ar.shell.footerText}</p>,
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, step }) => {
    const panel = await canvas.findByRole('dialog', { name: ar.shell.menu });
    await expect(panel).toBeVisible();

    await step('it stands at the end of the line: on the left in Arabic', async () => {
      await waitFor(() => expect(panel.getBoundingClientRect().left).toBe(0));
    });
    await step('the page behind does not scroll', async () => {
      await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    });
    await step('a press on what it holds does not close it', async () => {
      await userEvent.click(canvas.getByText(ar.shell.footerText));
      await expect(args.onClose).not.toHaveBeenCalled();
    });
  },
});

export const Bottom = meta.story({
  args: { placement: 'bottom' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, step }) => {
    const panel = await canvas.findByRole('dialog');
    const touch = (clientY: number) => new Touch({ identifier: 1, target: panel, clientY, clientX: 100 });
    const drag = async (...path: number[]) => {
      const [from = 0, ...rest] = path;
      await fireEvent.touchStart(panel, { touches: [touch(from)] });
      for (const y of rest) await fireEvent.touchMove(panel, { touches: [touch(y)], cancelable: true });
      await fireEvent.touchEnd(panel, { touches: [] });
    };

    await step('let go while moving up, it springs back', async () => {
      await drag(400, 460, 440);
      await expect(args.onClose).not.toHaveBeenCalled();
    });
    await step('let go while moving down, it closes', async () => {
      await drag(400, 440, 480);
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
});

export const Center = meta.story({ args: { placement: 'center' } });

export const Closed = meta.story({
  args: { open: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.queryByText(ar.shell.footerText)).toBeNull();
  },
});
