import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, spyOn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { recoveryCodes } from '../codes.stories.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';

const meta = preview.meta({
  title: 'Account/RecoveryCodes',
  component: RecoveryCodes,
  args: { codes: recoveryCodes, onConfirmed: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
});

const { twoFactor: texts } = ar.account;
const shown = recoveryCodes.map((code) => code.match(/.{4}/g)?.join('-') ?? '');

export const Default = meta.story({
  play: async ({ args, canvas, step }) => {
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual(shown);
    await step('they are copied to the clipboard', async () => {
      const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
      await userEvent.click(canvas.getByRole('button', { name: texts.copy }));
      await expect(write).toHaveBeenCalledWith(shown.join('\n'));
      await expect(await canvas.findByRole('button', { name: texts.copied })).toBeVisible();
    });
    await step('they are saved to a file', async () => {
      const make = spyOn(URL, 'createObjectURL');
      const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
      await userEvent.click(canvas.getByRole('button', { name: texts.download }));
      const [blob] = make.mock.calls[0] ?? [];
      await expect(await (blob as Blob).text()).toBe(`${shown.join('\n')}\n`);
      await expect(click).toHaveBeenCalledOnce();
    });
    await step('they are printed', async () => {
      const printed = spyOn(window, 'print').mockImplementation(() => undefined);
      await userEvent.click(canvas.getByRole('button', { name: texts.print }));
      await expect(printed).toHaveBeenCalledOnce();
    });
    await userEvent.click(canvas.getByRole('button', { name: texts.saved }));
    await expect(args.onConfirmed).toHaveBeenCalledOnce();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
