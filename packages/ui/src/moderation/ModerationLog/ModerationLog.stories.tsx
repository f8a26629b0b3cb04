import type { ModerationEvent } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ModerationLog } from './ModerationLog.tsx';

const property = { id: '01900000-0000-7000-8000-000000000101', address: 'شقة بحديقة خاصة في التجمع الخامس' };
const seller = { id: '01900000-0000-7000-8000-000000000201', name: 'تامر البدوي' };
const EVENTS: readonly ModerationEvent[] = [
  {
    id: '01900000-0000-7000-8000-000000000401',
    kind: 'report_off_offer',
    actor_id: '01900000-0000-7000-8000-000000000601',
    actor: 'منى شريف',
    property,
    seller,
    reasons: ['not_owner'],
    note: 'أرسل عقد الملكية.',
    at: '2026-11-20T09:00:00.000Z',
  },
  {
    id: '01900000-0000-7000-8000-000000000402',
    kind: 'reported',
    actor_id: null,
    actor: null,
    property,
    seller,
    reasons: ['fraud'],
    note: '',
    at: '2026-11-20T08:00:00.000Z',
  },
  {
    id: '01900000-0000-7000-8000-000000000403',
    kind: 'unblocked',
    actor_id: '01900000-0000-7000-8000-000000000601',
    actor: 'منى شريف',
    property: null,
    seller,
    reasons: [],
    note: '',
    at: '2026-11-19T08:00:00.000Z',
  },
];

const meta = preview.meta({
  title: 'Moderation/ModerationLog',
  component: ModerationLog,
  args: {
    events: EVENTS,
    getAdHref: (id) => `/preview-${id}`,
    getUserHref: (id) => `/moderation?view=log&person=${id}`,
  },
});

/** Events about a user, not an ad, name the user. */
export const OneUser = meta.story({
  args: {
    events: EVENTS.slice(1, 2).map((event) => ({
      ...event,
      kind: 'person_reported' as const,
      property: null,
      reasons: ['impersonation'],
    })),
  },
  play: async ({ canvas }) => {
    const { log, reported } = ar.moderation;
    await expect(canvas.getByText(log.kind.person_reported)).toBeVisible();
    await expect(canvas.getByText(reported.impersonation)).toBeVisible();
    await expect(canvas.getByRole('link', { name: log.ofUser.replace('{{name}}', seller.name) })).toBeVisible();
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText(ar.moderation.log.guest)).toBeVisible();
    await expect(canvas.getByText(ar.moderation.reported.fraud)).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: property.address })[0]).toHaveAttribute(
      'href',
      `/preview-${property.id}`,
    );
    await expect(canvas.getAllByRole('link', { name: 'منى شريف' })[0]).toHaveAttribute(
      'href',
      '/moderation?view=log&person=01900000-0000-7000-8000-000000000601',
    );
  },
});
