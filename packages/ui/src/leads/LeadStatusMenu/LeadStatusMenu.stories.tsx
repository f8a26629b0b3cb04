import { LEAD_STATUSES, type LeadStatus } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { LeadStatusMenu } from './LeadStatusMenu.tsx';

const { status: names } = ar.leads;

const meta = preview.meta({
  title: 'Leads/LeadStatusMenu',
  component: LeadStatusMenu,
  args: { status: 'new' as LeadStatus, name: 'أحمد رشدي', onChange: fn() },
});

/** The chosen status is reported once, and the chip has the focus again. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const chip = canvas.getByRole('button', { name: /أحمد رشدي/ });
    await expect(chip).toHaveTextContent(names.new);
    await userEvent.click(chip);
    await expect(await screen.findByRole('menuitemradio', { name: names.new })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: names.offer }));
    await expect(args.onChange).toHaveBeenCalledWith('offer');
    await waitFor(() => expect(chip).toHaveFocus());
  },
});

/** Arrow keys choose; the current status changes nothing. */
export const Keyboard = meta.story({
  args: { status: 'contacted' },
  play: async ({ canvas, args, userEvent }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: names.contacted })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: names.contacted })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('viewing');
  },
});

/** Every status has a colour of its own. */
export const AllStatuses = meta.story({
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {LEAD_STATUSES.map((status) => (
        <LeadStatusMenu key={status} {...args} status={status} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const colors = canvas.getAllByRole('button').map((chip) => getComputedStyle(chip).backgroundColor);
    await expect(new Set(colors).size).toBe(LEAD_STATUSES.length);
  },
});

export const Dark = meta.story({
  globals: { scheme: 'dark' },
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {LEAD_STATUSES.map((status) => (
        <LeadStatusMenu key={status} {...args} status={status} />
      ))}
    </div>
  ),
});

export const English = meta.story({
  globals: { locale: 'en' },
  args: { name: 'Ahmed Roshdy', status: 'won' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent(en.leads.status.won);
  },
});
