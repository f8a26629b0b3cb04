import { ar } from '@mashrabiya/i18n/ar';
import { type ReactNode, Suspense, useState } from 'react';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { lazyPart } from './lazyPart.tsx';
import { EmptyFallback, MissingPanel } from './MissingPanel.tsx';
import { MissingPart } from './MissingPart.tsx';

const TEXT = ar.market.explain;
const Text = () => <p>{TEXT}</p>;
const rejectWithoutNetwork = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

const meta = preview.meta({
  title: 'Foundation/LazyPart',
  component: MissingPart,
  args: { onRetry: fn() },
  beforeEach: () => {
    // React logs every error that a boundary catches; here they are intentional.
    const consoleError = spyOn(console, 'error').mockImplementation(() => undefined);
    return () => consoleError.mockRestore();
  },
});

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: ar.common.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Retried = meta.story({
  render: () => {
    const [Part] = useState(() => {
      let loadCount = 0;
      return lazyPart(async () => (++loadCount === 1 ? rejectWithoutNetwork() : { default: Text }));
    });
    return (
      <>
        <p>{ar.common.tagline}</p>
        <Suspense>
          <Part />
        </Suspense>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: ar.common.retry }));
    await expect(await canvas.findByText(TEXT)).toBeVisible();
    await expect(canvas.getByText(ar.common.tagline)).toBeVisible();
  },
});

function Opened({ children }: { children: (panel: { open: boolean; onClose(): void }) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{ar.shell.openMenu}</Button>
      <Suspense>{open ? children({ open, onClose: () => setOpen(false) }) : <p>{ar.common.close}</p>}</Suspense>
    </>
  );
}

export const PanelOpen = meta.story({
  render: () => {
    const [Panel] = useState(() => {
      let loadCount = 0;
      return lazyPart<{ open: boolean; onClose(): void }>(
        async () => (++loadCount === 1 ? rejectWithoutNetwork() : { default: Text }),
        MissingPanel,
      );
    });
    return <Opened>{(panel) => <Panel {...panel} />}</Opened>;
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: ar.shell.openMenu });
    await userEvent.click(opener);
    await waitFor(() => expect(canvas.getByText(ar.common.close)).toBeVisible());
    await userEvent.click(opener);
    await expect(await canvas.findByText(TEXT)).toBeVisible();
  },
});

export const MissingSilentlyIgnored = meta.story({
  render: () => {
    const [Part] = useState(() => lazyPart(async () => rejectWithoutNetwork(), EmptyFallback));
    return (
      <>
        <p>{TEXT}</p>
        <Suspense>
          <Part />
        </Suspense>
      </>
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(TEXT)).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});
