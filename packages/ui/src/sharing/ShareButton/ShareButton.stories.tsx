import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ShareButton } from './ShareButton.tsx';

const url = 'https://mashrabiya.example/property-1';
const title = 'شقة بحري بجنينة في قلب التجمع الخامس';

const meta = preview.meta({
  title: 'Sharing/ShareButton',
  component: ShareButton,
  args: { url, title, onDone: fn() },
});

const { share } = ar.listings.detail;

/** Fakes `navigator.share` and the clipboard for a story. */
function mockAbilities(abilities: {
  share?: (shared: ShareData) => Promise<void>;
  copy?: (text: string) => Promise<void>;
}) {
  const defineAbility = (name: 'share' | 'clipboard', value: unknown) =>
    Object.defineProperty(navigator, name, { value, configurable: true });
  defineAbility('clipboard', { writeText: abilities.copy });
  if (abilities.share) defineAbility('share', abilities.share);
  return () => {
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'clipboard');
  };
}

const rejectWith = (name: string) => () => Promise.reject(new DOMException('', name));

/** Without `navigator.share` the link is copied. */
export const Default = meta.story({
  beforeEach: () => mockAbilities({ copy: async (text) => void expect(text).toBe(url) }),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: share }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith('copied'));
  },
});

export const SystemSheet = meta.story({
  beforeEach: () => mockAbilities({ share: async (shared) => void expect(shared).toEqual({ url, title }) }),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: share }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith('shared'));
  },
});

/** Dismissing the share sheet copies nothing. */
export const SheetDismissed = meta.story({
  beforeEach: () => mockAbilities({ share: rejectWith('AbortError'), copy: rejectWith('NotAllowedError') }),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: share }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith('shared'));
  },
});

/** Falls back to copying if the system refuses the share sheet. */
export const SheetRefused = meta.story({
  beforeEach: () => mockAbilities({ share: rejectWith('NotAllowedError'), copy: async () => {} }),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: share }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith('copied'));
  },
});

export const Failed = meta.story({
  beforeEach: () => mockAbilities({ copy: rejectWith('NotAllowedError') }),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: share }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith('failed'));
  },
});

export const Outlined = meta.story({ args: { variant: 'outlined' } });

export const Icon = meta.story({
  args: { variant: 'icon' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: share })).toBeVisible();
  },
});
