import { POPUP_TRANSITION_MS } from '@mashrabiya/contract/constants';
import { ar } from '@mashrabiya/i18n/ar';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Panel, type PanelProps } from './Panel.tsx';

const phone = { viewport: { value: 'phone' } };

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

function UnavailableStage({ onClose, ...panel }: PanelProps) {
  const [open, setOpen] = useState(false);
  const [isPressed, setIsPressed] = useState(false);
  const show = () => {
    setIsPressed(true);
    setOpen(true);
  };
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <main tabIndex={-1} style={{ padding: 24 }}>
      {!isPressed && <Button onClick={show}>{ar.shell.openMenu}</Button>}
      <Panel {...panel} open={open} onClose={close} />
    </main>
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
        <Button variant="outlined">{ar.shell.search}</Button>
      </div>
    ),
  },
});

async function drag(panel: HTMLElement, ...[from = 0, ...path]: number[]) {
  const touch = (clientY: number) => new Touch({ identifier: 1, target: panel, pageX: 100, clientY });
  fireEvent.touchStart(panel, { touches: [touch(from)] });
  for (const y of path) {
    await new Promise(requestAnimationFrame);
    fireEvent.touchMove(panel, { touches: [touch(y)], cancelable: true });
  }
  const last = touch(path.at(-1) ?? from);
  return {
    release: () => fireEvent.touchEnd(panel, { touches: [], changedTouches: [last] }),
    cancel: () => fireEvent.touchCancel(panel, { touches: [], changedTouches: [last] }),
  };
}

const getOutsideElement = () => document.elementFromPoint(window.innerWidth - 20, 200) ?? document.body;

const expectClosed = (queryByRole: (role: string) => HTMLElement | null) =>
  waitFor(() => expect(queryByRole('dialog')).toBeNull());

export const Default = meta.story({
  play: async ({ args, canvas, step }) => {
    const panel = await canvas.findByRole('dialog', { name: ar.shell.menu });
    await expect(panel).toBeVisible();

    await step('it is at the end: on the left in Arabic', async () => {
      await waitFor(() => expect(panel.getBoundingClientRect().left).toBe(0));
    });
    await step('the page behind does not scroll', async () => {
      await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    });
    await step('a press inside does not close it', async () => {
      await userEvent.click(canvas.getByText(ar.shell.footerText));
      await expect(args.onClose).not.toHaveBeenCalled();
    });
    await step('a text selection that ends outside does not close it', async () => {
      await userEvent.pointer([
        { target: canvas.getByText(ar.shell.footerText), keys: '[MouseLeft>]' },
        { target: getOutsideElement(), keys: '[/MouseLeft]' },
      ]);
      await expect(args.onClose).not.toHaveBeenCalled();
    });
    await step('Escape asks, and the host may keep it open', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledOnce();
      await expect(panel).toBeVisible();
    });
  },
});

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

/** Escape closes; the focus is trapped while open and restored afterwards. */
export const Escape = meta.story({
  args: { open: false },
  render: (args) => <Stage {...args} />,
  play: async ({ args, canvas, step }) => {
    const opener = canvas.getByRole('button', { name: ar.shell.openMenu });
    await userEvent.click(opener);
    const panel = await canvas.findByRole('dialog');

    await step('the focus moves in', async () => {
      await expect(panel).toContainElement(document.activeElement as HTMLElement);
    });
    await step('nothing behind it is focusable', async () => {
      opener.focus();
      await expect(panel).toContainElement(document.activeElement as HTMLElement);
      await expect(opener).not.toHaveFocus();
      await expect(canvas.queryByRole('button', { name: ar.shell.openMenu })).toBeNull();
    });
    await step('Escape closes it', async () => {
      await userEvent.keyboard('{Escape}');
      await expectClosed(canvas.queryByRole);
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
    await userEvent.click(getOutsideElement());
    await expectClosed(canvas.queryByRole);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** The panel closes when it is released during a downward movement. */
export const DraggedDown = meta.story({
  globals: phone,
  render: (args) => <Stage {...args} />,
  play: async ({ args, canvas }) => {
    const panel = await canvas.findByRole('dialog');
    await waitFor(() => expect(panel.getBoundingClientRect().left).toBe(0));
    const { release } = await drag(panel, 200, 240, 300);
    await expect(panel.getBoundingClientRect().top).toBe(60);
    await release();
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expectClosed(canvas.queryByRole);
  },
});

/** The panel snaps back when it is released during an upward movement, or when the browser cancels the drag. */
export const ShortDrag = meta.story({
  args: { placement: 'bottom' },
  globals: phone,
  play: async ({ args, canvas }) => {
    const panel = await canvas.findByRole('dialog');
    const expectAtRest = () =>
      waitFor(() => expect(Math.round(panel.getBoundingClientRect().bottom)).toBe(window.innerHeight));
    await expectAtRest();
    const top = panel.getBoundingClientRect().top + 20;
    // MUI averages the speed: on a busy machine a single slow movement upwards does not outweigh a fast one downwards.
    const upwards = Array.from({ length: 12 }, (_, step) => top + 115 - 5 * step);
    await (await drag(panel, top, top + 40, top + 120, ...upwards)).release();
    await expectAtRest();
    await (await drag(panel, top, top + 40, top + 120, ...upwards)).cancel();
    await expectAtRest();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** Neither Escape, nor a press outside, nor a drag closes it during an irreversible action. */
export const Pinned = meta.story({
  args: { isPinned: true, placement: 'bottom' },
  globals: phone,
  play: async ({ args, canvas }) => {
    const panel = await canvas.findByRole('dialog');
    const { top } = panel.getBoundingClientRect();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(document.elementFromPoint(20, 20) ?? document.body);
    const { release } = await drag(panel, top + 20, top + 60, top + 120);
    await expect(panel.getBoundingClientRect().top).toBe(top);
    await release();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** While its content is scrolled, a downward swipe scrolls instead of dragging; a sideways one does nothing. */
export const Scrolled = meta.story({
  args: { children: <p style={{ padding: 24, blockSize: 2000 }}>{ar.shell.footerText}</p> },
  globals: phone,
  play: async ({ args, canvas }) => {
    const panel = await canvas.findByRole('dialog');
    await waitFor(() => expect(panel.getBoundingClientRect().left).toBe(0));
    panel.scrollTop = 60;
    const { release } = await drag(panel, 200, 260, 340);
    await expect(panel.getBoundingClientRect().top).toBe(0);
    await release();
    await expect(args.onClose).not.toHaveBeenCalled();

    panel.scrollTop = 0;
    const createTouches = (pageX: number, clientY: number) => [
      new Touch({ identifier: 1, target: panel, pageX, clientY }),
    ];
    await fireEvent.touchStart(panel, { touches: createTouches(200, 200) });
    await fireEvent.touchMove(panel, { touches: createTouches(260, 210), cancelable: true });
    await fireEvent.touchMove(panel, { touches: createTouches(260, 300), cancelable: true });
    await expect(panel.getBoundingClientRect().top).toBe(0);
    await fireEvent.touchEnd(panel, { touches: [], changedTouches: createTouches(260, 300) });
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** Appears at once with reduced motion; in 0.3 s otherwise. */
export const ReducedMotion = meta.story({
  args: { open: false },
  render: (args) => <Stage {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: ar.shell.openMenu }));
    const { transitionDuration } = (await canvas.findByRole('dialog')).style;
    const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    await expect(transitionDuration).toBe(reduced ? '0ms' : `${POPUP_TRANSITION_MS}ms`);
  },
});

/** The opener was unmounted, as after a login: the focus moves to the page. */
export const OpenerUnavailable = meta.story({
  args: { open: false },
  render: (args) => <UnavailableStage {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: ar.shell.openMenu }));
    await canvas.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvasElement.querySelector('main')).toHaveFocus());
  },
});
