import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { LogFilter } from './LogFilter.tsx';

const { log } = ar.moderation;

const meta = preview.meta({
  title: 'Moderation/LogFilter',
  component: LogFilter,
  args: { value: {}, today: '2026-11-20', onChange: fn(), onDownload: fn() },
});

/** Filters by kind and days, typed in digits of either script, and downloads the result as a table. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: log.column.kind }));
    await userEvent.click(within(document.body).getByRole('option', { name: log.kind.blocked }));
    await expect(args.onChange).toHaveBeenCalledWith({ kind: 'blocked' });
    await userEvent.type(canvas.getByRole('textbox', { name: log.from }), '٠١/١١/٢٠٢٦');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-01' });
    await userEvent.click(canvas.getByRole('button', { name: log.csv }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
});

/** Shows the current filter, which can be cleared. */
export const Chosen = meta.story({
  args: { value: { kind: 'rejected', from: '2026-11-01', until: '2026-11-19' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: log.column.kind })).toHaveTextContent(log.kind.rejected);
    await expect(canvas.getByRole('textbox', { name: log.until })).toHaveValue('19/11/2026');
    await userEvent.click(canvas.getByRole('combobox', { name: log.column.kind }));
    await userEvent.click(within(document.body).getByRole('option', { name: log.all }));
    await expect(args.onChange).toHaveBeenCalledWith({ kind: undefined });
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Downloading = meta.story({
  args: { downloading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: log.csv })).toHaveAttribute('aria-busy', 'true');
  },
});
