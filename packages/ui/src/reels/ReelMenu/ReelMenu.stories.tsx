import type { ReelReason } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { reel } from '../fixtures.stories.ts';
import { ReelMenu } from './ReelMenu.tsx';

const { menu } = ar.reels;

const createReasons = (...codes: ReelReason[]): readonly ReelReason[] => codes;

const meta = preview.meta({
  title: 'Reels/ReelMenu',
  component: ReelMenu,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  globals: { viewport: { value: 'phone' } },
  args: {
    open: true,
    onClose: fn(),
    reel: { ...reel(0), captions: '/clips/one-ar.vtt' },
    reasons: createReasons('paid', 'recent'),
    captions: true,
    onCaptionsChange: fn(),
    savesData: false,
    onSavesDataChange: fn(),
    reportHref: '?slider=report',
  },
});

const panel = () => within(screen.getByRole('dialog', { name: menu.title }));

/** A paid placement shows that it is paid for, and its effect on the order. */
export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    const reasons = panel().getAllByRole('listitem');
    await expect(reasons).toHaveLength(2);
    await expect(reasons[0]).toHaveTextContent('4 أيام');
    await userEvent.click(panel().getByRole('switch', { name: menu.captions, checked: true }));
    await expect(args.onCaptionsChange).toHaveBeenCalledWith(false);
    await userEvent.click(panel().getByRole('switch', { name: menu.saveData, checked: false }));
    await expect(args.onSavesDataChange).toHaveBeenCalledWith(true);
    await expect(panel().getByRole('link', { name: menu.report })).toHaveAttribute('href', '?slider=report');
  },
});

export const ChosenByLink = meta.story({
  args: { reel: reel(3), reasons: createReasons('chosen'), savesData: true },
  play: async () => {
    await expect(panel().getByText(menu.reason.chosen)).toBeVisible();
    await expect(panel().queryByRole('switch', { name: menu.captions })).toBeNull();
  },
});

export const EveryReason = meta.story({ args: { reasons: createReasons('filter', 'paid', 'newest', 'seen') } });

export const Desktop = meta.story({ globals: { viewport: { value: 'desktop' } } });
