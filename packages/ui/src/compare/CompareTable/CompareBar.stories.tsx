import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ShareButton } from '../../sharing/ShareButton/ShareButton.tsx';
import { CompareBar } from './CompareBar.tsx';

const { compare } = ar;

const meta = preview.meta({
  title: 'Compare/CompareBar',
  component: CompareBar,
  args: {
    count: 2,
    getRowsHref: (isOnlyDifferent: boolean) => (isOnlyDifferent ? '/compare?show=different' : '/compare'),
    addHref: '/listing',
    onAdd: fn(),
    children: <ShareButton url="https://mashrabiya.example/compare" title={compare.title} onDone={fn()} />,
  },
});

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveAccessibleName(compare.allRows);
    await expect(canvas.getByText(compare.left_two)).toBeVisible();
    const add = canvas.getByRole('link', { name: compare.addAnother });
    add.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(add);
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
});

export const OnlyDifferent = meta.story({
  args: { onlyDifferent: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveAccessibleName(compare.onlyDifferent);
  },
});

/** A single property has nothing to compare with. */
export const OneProperty = meta.story({
  args: { count: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

/** Four properties: no space for a fifth. */
export const Full = meta.story({
  args: { count: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: compare.addAnother })).toBeNull();
  },
});
