import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import { propertyCards } from '@mashrabiya/mocks';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getLanguage } from '../../foundation/stories.ts';
import { ListingChoice, type ListingChoiceProps } from './ListingChoice.tsx';

const { enquiry } = ar.messages;
const [, second] = propertyCards('ar');

const meta = preview.meta({
  title: 'Messages/ListingChoice',
  component: ListingChoice,
  args: {
    listings: propertyCards('ar'),
    value: null as string | null,
    status: 'ready' as NonNullable<ListingChoiceProps['status']>,
    onChange: fn(),
    onRetry: fn(),
  },
  render: (args, { globals }) => <ListingChoice {...args} listings={propertyCards(getLanguage(globals))} />,
});

/** One of the seller's listings is chosen. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: enquiry.listing }));
    const [, option] = await screen.findAllByRole('option');
    if (option) await userEvent.click(option);
    await expect(args.onChange).toHaveBeenCalledWith(second?.id);
  },
});

export const Chosen = meta.story({
  args: { value: second?.id ?? null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveTextContent(second?.address ?? '');
  },
});

/** More pages of listings. */
export const More = meta.story({
  args: { onLoadMore: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: enquiry.moreListings }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
});

export const Loading = meta.story({
  args: { status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveTextContent(ar.common.loading);
  },
});

export const Failed = meta.story({
  args: { status: 'failed' },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(enquiry.listingsFailed);
    await userEvent.click(canvas.getByRole('button', { name: ar.common.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const English = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: en.messages.enquiry.listing })).toBeVisible();
  },
});
