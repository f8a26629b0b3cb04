import { ar } from '@mashrabiya/i18n/ar';
import { mockSettingVersions } from '@mashrabiya/mocks';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { accept } from '../../forms/callForm/calls.stories.ts';
import { SettingRules } from './SettingRules.tsx';

const { rules, seller, setting } = ar.finance;

const meta = preview.meta({
  title: 'Billing/SettingRules',
  component: SettingRules,
  args: {
    'aria-label': rules.settings,
    versions: mockSettingVersions(),
    now: new Date('2026-11-20T12:00:00.000Z'),
    onChange: fn(accept),
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const [vat] = canvas.getAllByRole('button', { name: rules.change });
    if (vat) await userEvent.click(vat);
    const field = canvas.getByRole('textbox', { name: setting.vat_percent });
    await userEvent.clear(field);
    await userEvent.type(field, '١٥');
    await userEvent.click(canvas.getByRole('button', { name: rules.save }));
    await expect(args.onChange).toHaveBeenCalledWith(
      expect.objectContaining({ setting: { key: 'vat_percent', value: 15 } }),
    );
  },
});

export const InvalidValue = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const [vat] = canvas.getAllByRole('button', { name: rules.change });
    if (vat) await userEvent.click(vat);
    await userEvent.type(canvas.getByRole('textbox', { name: setting.vat_percent }), 'x');
    await userEvent.click(canvas.getByRole('button', { name: rules.save }));
    await expect((await canvas.findAllByText(ar.forms.problem.percent_invalid))[0]).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

const getVersions = (key: string) => mockSettingVersions().filter((version) => version.setting.key === key);

/** Initial versions show no date, and the seller's data have labels. */
export const InitialValue = meta.story({
  args: {
    versions: mockSettingVersions().map((version) => ({ ...version, valid_from: new Date(0).toISOString() })),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByText(rules.fromStart)).toHaveLength(args.versions.length);
    await expect(canvas.getByText(seller.tax_number)).toBeVisible();
    await expect(canvas.queryByText(/1970/)).toBeNull();
  },
});

/** The field has one line for each detail of the seller. */
export const Seller = meta.story({
  args: { versions: getVersions('seller') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: rules.change }));
    await userEvent.click(canvas.getByRole('button', { name: rules.save }));
    await expect(args.onChange).toHaveBeenCalledWith(
      expect.objectContaining({ setting: expect.objectContaining({ key: 'seller' }) }),
    );
  },
});

/** Reports a date that does not exist. */
export const Holidays = meta.story({
  args: { versions: getVersions('holidays') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: rules.change }));
    await userEvent.type(canvas.getByRole('textbox', { name: setting.holidays }), '، 2027-02-30');
    await userEvent.click(canvas.getByRole('button', { name: rules.save }));
    await expect((await canvas.findAllByText(ar.forms.problem.day_invalid))[0]).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** The days of an ad add up to thirty. */
export const AdSteps = meta.story({
  args: { versions: getVersions('adsteps') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: rules.change }));
    const field = canvas.getByRole('textbox', { name: setting.adsteps });
    await userEvent.clear(field);
    await userEvent.type(field, '10, 10, 11');
    await userEvent.click(canvas.getByRole('button', { name: rules.save }));
    await expect((await canvas.findAllByText(ar.forms.problem.ad_steps_invalid))[0]).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
