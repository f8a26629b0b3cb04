import type { Lead } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { TODAY } from '../fixtures.stories.ts';
import { FollowUp } from './FollowUp.tsx';

const { followUp } = ar.leads;
const createLead = (follow_up_on: string, status: Lead['status'] = 'contacted') => ({ status, follow_up_on });

const meta = preview.meta({
  title: 'Leads/FollowUp',
  component: FollowUp,
  args: { lead: createLead('2026-11-27'), today: TODAY },
});

/** A later day is not marked. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(followUp.overdue)).toBeNull();
  },
});

export const DueToday = meta.story({
  args: { lead: createLead(TODAY) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(followUp.today)).toBeVisible();
  },
});

export const Overdue = meta.story({
  args: { lead: createLead('2026-11-17') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(followUp.overdue)).toBeVisible();
  },
});

/** A closed lead needs no follow-up. */
export const Closed = meta.story({
  args: { lead: createLead('2026-11-17', 'lost') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(followUp.overdue)).toBeNull();
  },
});

export const English = meta.story({
  args: { lead: createLead('2026-11-17') },
  globals: { locale: 'en' },
});
