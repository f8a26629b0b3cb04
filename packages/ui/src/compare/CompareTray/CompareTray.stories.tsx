import { ar } from '@mashrabiya/i18n/ar';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { CompareToggle } from '../CompareToggle/CompareToggle.tsx';
import { getComparedListings } from '../fixtures.stories.ts';
import { CompareTray, type CompareTrayProps } from './CompareTray.tsx';

const createComparedListings = (count: number, globals = {}) =>
  getComparedListings(globals, count).map(({ id, address, img }) => ({ id, address, image: img[0] ?? null }));

const meta = preview.meta({
  title: 'Compare/CompareTray',
  component: CompareTray,
  parameters: { layout: 'fullscreen' },
  args: { listings: createComparedListings(3), href: '/compare?homes=1,2,3', onRemove: fn(), onClear: fn() },
  render: (args, { globals }) => (
    <div style={{ minBlockSize: 320 }}>
      <CompareTray {...args} listings={createComparedListings(args.listings.length, globals)} />
    </div>
  ),
});

const { compare } = ar;

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('اخترت 3 عقارات للمقارنة');
    await expect(canvas.getByRole('link', { name: compare.go })).toHaveAttribute('href', args.href);
    const [first] = args.listings;
    await userEvent.click(
      canvas.getByRole('button', { name: compare.remove.replace('{{home}}', first?.address ?? '') }),
    );
    await expect(args.onRemove).toHaveBeenCalledWith(first?.id);
    await userEvent.click(canvas.getByRole('button', { name: compare.clear }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
});

function RemovableTray(args: CompareTrayProps) {
  const [listings, setListings] = useState(args.listings);
  return (
    <main tabIndex={-1} style={{ minBlockSize: 320 }}>
      {listings.length > 0 && (
        <CompareTray
          {...args}
          listings={listings}
          onRemove={(removed) => setListings(listings.filter(({ id }) => id !== removed))}
          onClear={() => setListings([])}
        />
      )}
    </main>
  );
}

/** From a chosen card, the tray is one Tab away, and its last link leads back. */
export const SkipThereAndBack = meta.story({
  render: (args) => (
    <>
      <CompareToggle pressed onToggle={fn()} />
      <CompareTray {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: ar.listings.compare }).focus();
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: ar.shell.skipToComparison });
    await expect(skip).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('complementary', { name: compare.tray })).toHaveFocus();
    canvas.getByRole('link', { name: compare.back }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(skip).toHaveFocus();
  },
});

/** The focus moves on to the next property, and to the page's content when the tray is empty. */
export const FocusAfterRemoval = meta.story({
  args: { listings: createComparedListings(2) },
  render: (args) => <RemovableTray {...args} />,
  play: async ({ canvas, args, userEvent }) => {
    const getRemoveButton = (index: number) =>
      canvas.getByRole('button', { name: compare.remove.replace('{{home}}', args.listings[index]?.address ?? '') });
    await userEvent.click(getRemoveButton(0));
    await waitFor(() => expect(getRemoveButton(1)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
});

/** One property cannot be compared: the tray asks for another. */
export const OneProperty = meta.story({
  args: { listings: createComparedListings(1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(compare.needsTwo);
    await expect(canvas.queryByRole('link', { name: compare.go })).toBeNull();
  },
});

export const Four = meta.story({ args: { listings: createComparedListings(4) } });

/** After choosing a fifth property. */
export const Refused = meta.story({
  args: { listings: createComparedListings(4), isFull: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(compare.full);
  },
});

export const Phone = meta.story({
  args: { listings: createComparedListings(4) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const tray = canvas.getByRole('complementary').getBoundingClientRect();
    // Above the bottom navigation.
    await expect(Math.round(tray.bottom)).toBe(window.innerHeight - 60);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
