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
const formattedCodes = recoveryCodes.map((code) => code.match(/.{4}/g)?.join('-') ?? '');

export const Default = meta.story({
  play: async ({ args, canvas, step }) => {
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual(formattedCodes);
    await step('they are copied to the clipboard', async () => {
      const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
      await userEvent.click(canvas.getByRole('button', { name: texts.copy }));
      await expect(write).toHaveBeenCalledWith(formattedCodes.join('\n'));
      await expect(await canvas.findByRole('button', { name: texts.copied })).toBeVisible();
    });
    await step('they are saved to a file', async () => {
      const make = spyOn(URL, 'createObjectURL');
      const clickSpy = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
      await userEvent.click(canvas.getByRole('button', { name: texts.download }));
      const [blob] = make.mock.calls[0] ?? [];
      await expect(await (blob as Blob).text()).toBe(`${formattedCodes.join('\n')}\n`);
      await expect(clickSpy).toHaveBeenCalledOnce();
    });
    await step('they are printed', async () => {
      const printSpy = spyOn(window, 'print').mockImplementation(() => undefined);
      await userEvent.click(canvas.getByRole('button', { name: texts.print }));
      await expect(printSpy).toHaveBeenCalledOnce();
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
