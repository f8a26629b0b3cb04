import { ar } from '@mashrabiya/i18n/ar';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Panel, type PanelProps } from './Panel.tsx';

const phone = { viewport: { value: 'phone' } };

/** As in a page: a button opens it, and what it asks for happens. */
function Stage({ open: startsOpen, onClose, ...panel }: PanelProps) {
  const [open, setOpen] = useState(startsOpen);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <div style={{ padding: 24, minBlockSize: '140dvh' }}>
      <Button onClick={() => setOpen(true)}>{ar.shell.openMenu}</Button>
      <Panel {...panel} open={open} onClose={close} />
    </div>
  );
}

const meta = preview.meta({
  title: 'Foundation/Panel',
  component: Panel,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '400px' } } },
  args: {
    open: true,
    label: ar.shell.menu,
    onClose: fn(),
    children: (
      <div style={{ display: 'grid', gap: 16, padding: 24 }}>
        <p>{ar.shell.footerText}</p>
        <Button>{ar.shell.login}</Button>
        <Button look="outlined">{ar.shell.search}</Button>
      </div>
    ),
  },
});

/** One finger, drawn along the given heights of the screen. */
function drag(panel: HTMLElement, ...[from = 0, ...path]: number[]) {
  const touch = (clientY: number) => new Touch({ identifier: 1, target: panel, clientX: 100, clientY });
  fireEvent.touchStart(panel, { touches: [touch(from)] });
  for (const y of path) fireEvent.touchMove(panel, { touches: [touch(y)], cancelable: true });
  return () => fireEvent.touchEnd(panel, { touches: [] });
}

const gone = (queryByRole: (role: string) => HTMLElement | null) =>
  waitFor(() => expect(queryByRole('dialog')).toBeNull());

export const Default = meta.story({
  play: async ({ args, canvas, step }) => {
    const panel = await canvas.findByRole<HTMLDialogElement>('dialog', { name: ar.shell.menu });
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
    await step('nor does a selection of text that is let go outside', async () => {
      await fireEvent.pointerDown(canvas.getByText(ar.shell.footerText));
      await fireEvent.pointerUp(panel);
      await fireEvent.click(panel);
      await expect(args.onClose).not.toHaveBeenCalled();
    });
    await step('Escape asks, and a host that has a reason leaves it open', async () => {
      panel.requestClose();
      await expect(args.onClose).toHaveBeenCalledOnce();
      await expect(panel).toBeVisible();
    });
  },
});

/** In English it stands on the right. */
export const English = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    const panel = await canvas.findByRole('dialog');
    const edge = document.body.getBoundingClientRect().right;
    await waitFor(() => expect(panel.getBoundingClientRect().right).toBe(edge));
    await expect(panel.getBoundingClientRect().left).toBeGreaterThan(0);
  },
});

export const Bottom = meta.story({
  args: { placement: 'bottom' },
  globals: phone,
  play: async ({ canvas }) => {
    const panel = await canvas.findByRole('dialog');
    await waitFor(() => expect(Math.round(panel.getBoundingClientRect().bottom)).toBe(window.innerHeight));
  },
});

export const Center = meta.story({
  args: { placement: 'center' },
  play: async ({ canvas }) => {
    const { left, right } = (await canvas.findByRole('dialog')).getBoundingClientRect();
    const page = document.body.getBoundingClientRect();
    await expect(Math.abs(left - page.left - (page.right - right))).toBeLessThan(2);
  },
});

export const Closed = meta.story({
  args: { open: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.queryByText(ar.shell.footerText)).toBeNull();
  },
});

/** Escape closes it, and the focus is held while it is open and goes back to where it came from. */
export const Escape = meta.story({
  args: { open: false },
  render: (args) => <Stage {...args} />,
  play: async ({ args, canvas, step }) => {
    const opener = canvas.getByRole('button', { name: ar.shell.openMenu });
    await userEvent.click(opener);
    const panel = await canvas.findByRole<HTMLDialogElement>('dialog');

    await step('the focus moves in', async () => {
      await expect(panel).toContainElement(document.activeElement as HTMLElement);
    });
    await step('nothing behind it takes the focus', async () => {
      opener.focus();
      await expect(panel).toContainElement(document.activeElement as HTMLElement);
      await expect(canvas.queryByRole('button', { name: ar.shell.openMenu })).not.toHaveFocus();
    });
    await step('Escape: the browser asks the dialog to close', async () => {
      panel.requestClose();
      await gone(canvas.queryByRole);
      await expect(args.onClose).toHaveBeenCalledOnce();
      await expect(opener).toHaveFocus();
      await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
    });
  },
});

export const PressOutside = meta.story({
  render: (args) => <Stage {...args} />,
  play: async ({ args, canvas }) => {
    const panel = await canvas.findByRole('dialog');
    await waitFor(() => expect(panel.getBoundingClientRect().left).toBe(0));
    await expect(document.elementFromPoint(window.innerWidth - 20, 200)).toBe(panel);
    await userEvent.click(panel);
    await gone(canvas.queryByRole);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Let go while the finger moves down, it closes. */
export const DraggedDown = meta.story({
  globals: phone,
  render: (args) => <Stage {...args} />,
  play: async ({ args, canvas }) => {
    const panel = await canvas.findByRole('dialog');
    await waitFor(() => expect(panel.getBoundingClientRect().left).toBe(0));
    const letGo = drag(panel, 200, 240, 300);
    await expect(panel.getBoundingClientRect().top).toBe(100);
    await letGo();
    await expect(args.onClose).toHaveBeenCalledOnce();
    await gone(canvas.queryByRole);
  },
});

/** Let go while the finger moves up, it snaps back; so it does when the browser takes the touch away. */
export const SnapsBack = meta.story({
  args: { placement: 'bottom' },
  globals: phone,
  play: async ({ args, canvas }) => {
    const panel = await canvas.findByRole('dialog');
    const rests = () =>
      waitFor(() => expect(Math.round(panel.getBoundingClientRect().bottom)).toBe(window.innerHeight));
    await rests();
    await drag(panel, 400, 480, 440)();
    await rests();
    drag(panel, 400, 480);
    await fireEvent.touchCancel(panel, { touches: [] });
    await rests();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** While it is scrolled, a finger scrolls it back and drags nothing; nor does one that moves sideways. */
export const Scrolled = meta.story({
  args: { children: <p style={{ padding: 24, blockSize: 2000 }}>{ar.shell.footerText}</p> },
  globals: phone,
  play: async ({ args, canvas }) => {
    const panel = await canvas.findByRole('dialog');
    await waitFor(() => expect(panel.getBoundingClientRect().left).toBe(0));
    panel.scrollTop = 60;
    const letGo = drag(panel, 200, 260, 340);
    await expect(panel.getBoundingClientRect().top).toBe(0);
    await letGo();
    await expect(args.onClose).not.toHaveBeenCalled();

    panel.scrollTop = 0;
    const across = (clientX: number, clientY: number) => [
      new Touch({ identifier: 1, target: panel, clientX, clientY }),
    ];
    await fireEvent.touchStart(panel, { touches: across(200, 200) });
    await fireEvent.touchMove(panel, { touches: across(260, 210), cancelable: true });
    await fireEvent.touchMove(panel, { touches: across(260, 300), cancelable: true });
    await expect(panel.getBoundingClientRect().top).toBe(0);
    await fireEvent.touchEnd(panel, { touches: [] });
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** A person who asked for less motion sees it come at once; others in 0.3 s. */
export const ReducedMotion = meta.story({
  args: { placement: 'center' },
  play: async ({ canvas }) => {
    const { transitionDuration } = getComputedStyle(await canvas.findByRole('dialog'));
    const longest = Math.max(...transitionDuration.split(',').map(Number.parseFloat));
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) await expect(longest).toBeLessThan(0.001);
    else await expect(longest).toBe(0.3);
  },
});
