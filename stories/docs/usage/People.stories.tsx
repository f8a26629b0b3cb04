import { typeScale } from '@mashrabiya/ui';
import { Star } from 'lucide-react';
import preview from '../../../.storybook/preview.tsx';
import * as advisor from '../../../packages/ui/src/people/AdvisorCard/AdvisorCard.stories.tsx';
import * as stars from '../../../packages/ui/src/people/RatingStars/RatingStars.stories.tsx';
import * as review from '../../../packages/ui/src/people/Review/Review.stories.tsx';
import { badWords } from '../pieces/badWords.ts';
import { CatalogText } from '../pieces/CatalogText.tsx';
import { Live } from '../pieces/Live.tsx';
import { expectPartsPresent, UsagePage, type UsagePageProps } from '../pieces/UsagePage.tsx';

const PlainStars = () => (
  <p style={{ display: 'flex', gap: 4 }}>
    {[1, 2, 3, 4, 5].map((star) => (
      <Star key={star} aria-hidden size={28} fill={star < 5 ? 'currentColor' : 'none'} />
    ))}
  </p>
);

const page: UsagePageProps = {
  family: 'People',
  intro:
    'Advisors and sellers, with their ratings. Names and texts appear as written; figures are ours and always explained.',
  which: [
    [
      'AdvisorCard, AdvisorGrid',
      'people-advisorcard--default',
      'An advisor: specialties, areas, and contact.',
      'Sellers: SellerCard beside the property.',
    ],
    [
      'AdvisorAbout',
      'people-advisorabout--default',
      'The specialties of a provider, on their page.',
      'Lists: AdvisorCard.',
    ],
    [
      'AdvisorFilters',
      'people-advisorfilters--default',
      'Filtering advisors by city, area and specialty.',
      'Properties: the filters of their list.',
    ],
    ['AdvisorApplication', 'people-advisorapplication--default', 'Applying as an advisor.', ''],
    ['ApplicationState', 'people-applicationstate--pending', 'The status of an application.', ''],
    [
      'ProviderHeader',
      'people-providerheader--default',
      'The header of a seller’s page of ads.',
      'The user’s own page: ProfileHeader.',
    ],
    [
      'RatingStars',
      'people-ratingstars--default',
      'Showing a rating, to a tenth of a star.',
      'Rating input: RatingInput.',
    ],
    [
      'RatingInput',
      'people-ratinginput--default',
      'Input of one to five stars, each with its word.',
      'Displaying a rating.',
    ],
    ['Review, ReviewList', 'people-review--default', 'Reviews, customers first; long ones can be expanded.', ''],
    ['ReviewReply, ReplyForm', 'people-reviewreply--default', 'The reply to a review.', ''],
    [
      'ReviewReportPanel',
      'reporting-reviewreportpanel--default',
      'Reporting a review to the moderators.',
      'Ads: ReportPanel.',
    ],
    ['OwnReview', 'people-ownreview--default', 'The user’s own review, to edit or delete.', 'Other reviews: Review.'],
    ['ReviewForm', 'people-reviewform--default', 'Stars and a text, for logged-in users.', 'Complaints.'],
  ],
  anatomy: {
    of: 'AdvisorCard',
    width: 400,
    parts: [
      ['.profile', 'Name', 'Picture or initials, name, city, years. Initials come from the name in either script.'],
      ['.category', 'Specialty', 'The preferred kind of property.'],
      ['.about', 'Description', 'Clamped after a few lines, so that cards in a row have equal heights.'],
      ['.actions', 'Contact', 'Call and WhatsApp. The number loads with the first tap, which is counted as a lead.'],
    ],
    children: <Live of={advisor.Default} />,
  },
  pairs: [
    {
      good: {
        show: <Live of={stars.Default} />,
        why: 'Partial stars are filled from the start of the line, with the number beside them.',
      },
      bad: {
        show: <PlainStars />,
        why: 'Rounded, without a number, and without a text for screen readers.',
      },
    },
    {
      width: 480,
      good: { show: <Live of={review.Default} />, why: 'A name, a rating, a date, and the text as written.' },
      bad: {
        show: (
          <p style={{ fontSize: typeScale.lead, textAlign: 'center', fontStyle: 'italic' }}>
            <CatalogText of={badWords.praise[0]} />
          </p>
        ),
        why: 'Praise without a name or a date is not credible. Arabic has no italics: slanted letters are hard to read.',
      },
    },
  ],
  keys: [
    ['RatingInput', ['Tab'], 'one tab stop for all five stars.'],
    ['RatingInput', ['←', '→', '↑', '↓'], 'fewer, more: horizontally in the writing direction.'],
    ['RatingInput', ['Home', 'End'], 'one star, five stars.'],
    ['Review', ['Enter', 'Space'], 'expands a long one and collapses it.'],
  ],
  heard: [
    'Displayed stars are one image: “Rating 3.7 of 5”. Stars for input are radio buttons in a fieldset.',
    'When a star is selected, its word is announced: “Very good”.',
    'Call and WhatsApp include the name: “Call Mona Adel”.',
    'Names are isolated (bdi): a Latin name does not reorder an Arabic line.',
  ],
};

const meta = preview.meta({
  title: 'People/Usage',
  component: () => <UsagePage {...page} />,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

export const Default = meta.story({ name: 'Usage', play: expectPartsPresent });
