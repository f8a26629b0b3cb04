import styled from '@emotion/styled';
import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { caseStyles } from '../CaseFrame/caseStyles.ts';
import { SellerRecord } from './SellerRecord.tsx';
import { SellerTools } from './SellerTools.tsx';

const CaseFrame = styled('div')(caseStyles);
const { listings, block, log, trust } = ar.moderation;
const seller = { active_from: '2024-02-11', accepted: 14, refused: 1, active: 6, upheld: 2, blocked: null };
const onOpenForm = fn();
const RULE = { accepted: 3, upheld: 2, days: 7 };

const meta = preview.meta({
  title: 'Moderation/SellerRecord',
  component: SellerRecord,
  args: { seller },
  render: (args) => (
    <CaseFrame>
      <section className="sheet">
        <SellerRecord {...args} />
        <SellerTools blocked={args.seller.blocked} logHref="/moderation?view=log" onOpenForm={onOpenForm} />
      </section>
    </CaseFrame>
  ),
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(listings.accepted)).toBeVisible();
    await expect(canvas.getByText('14')).toBeVisible();
    await expect(canvas.getByRole('link', { name: log.history })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: block.do }));
    await expect(onOpenForm).toHaveBeenLastCalledWith('block');
  },
});

/** Trusted: edits go live at once, with the progress on each part of the rule. */
export const Trusted = meta.story({
  args: { seller: { ...seller, trust: { has: { accepted: 5, upheld: 2, days: 90 }, rule: RULE, lacks: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(trust.trusted)).toBeVisible();
    const text = `${trust.met} ${trust.part.accepted.replace('{{has}}', '5').replace('{{asked}}', '3')}`;
    await expect(canvas.getByText(text)).toBeVisible();
  },
});

/** Not trusted: each part of the rule shows its progress. */
export const Untrusted = meta.story({
  args: { seller: { ...seller, trust: { has: { accepted: 5, upheld: 2, days: 4 }, rule: RULE, lacks: ['days'] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(trust.untrusted)).toBeVisible();
    const text = `${trust.lacking} ${trust.part.days.replace('{{has}}', '4').replace('{{asked}}', '7')}`;
    await expect(canvas.getByText(text)).toBeVisible();
  },
});

/** The setting trusts no seller. */
export const NoTrustedSellers = meta.story({
  args: {
    seller: {
      ...seller,
      trust: { has: { accepted: 5, upheld: 2, days: 90 }, rule: { ...RULE, accepted: 0 }, lacks: [] },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(trust.waits.trust_off)).toBeVisible();
  },
});

/** Blocked, since when and why, with a button to unblock. */
export const Blocked = meta.story({
  args: { seller: { ...seller, blocked: { reason: 'إعلانات وهمية', at: '2026-11-19T08:00:00.000Z' } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('إعلانات وهمية')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: block.do })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: block.undo }));
    await expect(onOpenForm).toHaveBeenLastCalledWith('unblock');
  },
});
