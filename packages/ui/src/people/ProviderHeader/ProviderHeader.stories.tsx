import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import { seller } from '@mashrabiya/mocks';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getLanguage } from '../../foundation/stories.ts';
import { createContact, createContactLinks, PHONE } from '../../listings/contact.stories.ts';
import { ProviderHeader } from './ProviderHeader.tsx';

const meta = preview.meta({
  title: 'People/ProviderHeader',
  component: ProviderHeader,
  args: {
    user: seller(0, 'ar'),
    contact: createContact({ phone: PHONE }),
    links: createContactLinks(),
    listingCount: 18,
    reviews: 23,
    reviewsHref: '#reviews',
    shareUrl: 'https://mashrabiya.example/provider/1',
    onShare: fn(),
    reportHref: '?slider=reportPerson',
  },
  render: (args, { globals }) => <ProviderHeader {...args} user={seller(0, getLanguage(globals))} />,
});

/** The picture is at the inline start, the contact buttons at the end. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const name = canvas.getByRole('heading', { level: 1, name: args.user.name }).getBoundingClientRect();
    const picture = canvasElement.querySelector('.avatar')?.getBoundingClientRect();
    await expect(picture?.left).toBeGreaterThanOrEqual(name.right);
    await expect(canvas.getByRole('link', { name: '23 تقييمًا' })).toHaveAttribute('href', '#reviews');
    await expect(canvas.getByText('18 إعلانًا نشطًا')).toBeVisible();
    await expect(canvas.getByText(ar.listings.seller.replyTime.hours2)).toBeVisible();
    await expect(canvas.getByRole('link', { name: ar.listings.seller.messageSeller })).toBeVisible();
    await expect(canvas.getByRole('link', { name: ar.listings.seller.requestViewing })).toBeVisible();
    const badge = ar.listings.seller.emailConfirmed.replace('{{date}}', '15 مارس 2023');
    await expect(canvas.getByText(badge)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: ar.people.provider.share }));
    await expect(args.onShare).toHaveBeenCalledOnce();
  },
});

/** Papers of the seller's company were checked; the badge has the registered name. */
export const VerifiedCompany = meta.story({
  render: (args, { globals }) => <ProviderHeader {...args} user={seller(2, getLanguage(globals))} />,
  play: async ({ canvas }) => {
    const badge = ar.listings.seller.companyVerified.replace('{{date}}', '3 نوفمبر 2026');
    await expect(canvas.getByText('Nile Homes LLC').parentElement).toHaveTextContent(`${badge} Nile Homes LLC`);
  },
});

export const MenuOpen = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const { more, report } = ar.people.provider;
    await userEvent.click(canvas.getByRole('button', { name: more }));
    await expect(await screen.findByRole('menuitem', { name: report })).toHaveAttribute('href', args.reportHref);
  },
});

/** New seller without reviews and listings. */
export const NewProvider = meta.story({
  args: { listingCount: 0, reviews: 0, links: undefined },
  render: (args, { globals }) => <ProviderHeader {...args} user={seller(1, getLanguage(globals))} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(ar.people.rating.none)).toBeVisible();
    await expect(canvas.getByText(ar.people.provider.homes_zero)).toBeVisible();
  },
});

/** Too few reviews for an average: shows their number. */
export const FewReviews = meta.story({
  args: { reviews: 2 },
  render: (args, { globals }) => <ProviderHeader {...args} user={seller(1, getLanguage(globals))} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: ar.people.reviews.count_two })).toBeVisible();
    await expect(canvas.queryByText(ar.people.rating.none)).toBeNull();
  },
});

/** A seller without a number can always be reached by a message. */
export const WithoutPhone = meta.story({
  render: (args, { globals }) => (
    <ProviderHeader {...args} user={{ ...seller(0, getLanguage(globals)), has_phone: false }} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: ar.listings.seller.messageSeller })).toBeVisible();
    await expect(canvas.getByText(ar.listings.seller.noPhone)).toBeVisible();
    await expect(canvas.getByRole('heading').clientWidth).toBeGreaterThanOrEqual(320);
  },
});

/** Users are not offered to write to themselves. */
export const OwnPage = meta.story({
  args: { links: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: ar.listings.seller.messageSeller })).toBeNull();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const English = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: en.listings.seller.messageSeller })).toBeVisible();
  },
});
