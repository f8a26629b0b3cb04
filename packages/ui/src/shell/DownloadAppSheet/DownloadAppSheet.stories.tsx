import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { DownloadAppSheet } from './DownloadAppSheet.tsx';

const { download } = ar.shell;
const ios = 'https://apps.apple.example/mashrabiya';
const android = 'https://play.google.example/mashrabiya';
const phone = { viewport: { value: 'phone' } };

const meta = preview.meta({
  title: 'Shell/DownloadAppSheet',
  component: DownloadAppSheet,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  args: { open: true, onClose: fn(), stores: { ios, android } },
});

/** A desktop shows all stores. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const sheet = await canvas.findByRole('dialog', { name: download.title });
    await expect(canvas.getByRole('link', { name: download.ios })).toHaveAttribute('href', ios);
    await expect(canvas.getByRole('link', { name: download.android })).toHaveAttribute('href', android);
    await waitFor(() => expect(Math.round(sheet.getBoundingClientRect().top)).toBeGreaterThan(40));
    await userEvent.click(canvas.getByRole('button', { name: download.later }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** An iPhone is offered its own store, in a bottom sheet. The logo is before the text: on the right in Arabic. */
export const Ios = meta.story({
  args: { stores: { ios } },
  globals: phone,
  play: async ({ canvas }) => {
    const sheet = await canvas.findByRole('dialog', { name: download.title });
    await waitFor(() => expect(Math.round(sheet.getBoundingClientRect().bottom)).toBe(window.innerHeight));
    const link = canvas.getByRole('link', { name: download.ios });
    const mark = link.querySelector('svg')?.getBoundingClientRect();
    const box = link.getBoundingClientRect();
    await expect(mark?.left).toBeGreaterThan(box.left + box.width / 2);
    await expect(canvas.queryByRole('link', { name: download.android })).toBeNull();
  },
});

export const Android = meta.story({
  args: { stores: { android } },
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: download.android })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
});
