import { typeScale } from '@mashrabiya/ui';
import { Star } from 'lucide-react';
import preview from '../../../.storybook/preview.tsx';
import * as advisor from '../../../packages/ui/src/people/AdvisorCard/AdvisorCard.stories.tsx';
import * as stars from '../../../packages/ui/src/people/RatingStars/RatingStars.stories.tsx';
import * as review from '../../../packages/ui/src/people/Review/Review.stories.tsx';
import { badWords } from '../pieces/badWords.ts';
import { CatalogText } from '../pieces/CatalogText.tsx';
import { Live } from '../pieces/Live.tsx';
import { partsAreThere, UsagePage, type UsagePageProps } from '../pieces/UsagePage.tsx';

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
    'The people behind the homes: who advises, who sells, how others found them. Names and words are theirs and stand as they wrote them; numbers are ours and are always explained.',
  which: [
    [
      'AdvisorCard, AdvisorGrid',
      'people-advisorcard--default',
      'Somebody who advises: what they know, where, and how to reach them.',
      'Sellers: SellerCard stands beside the home.',
    ],
    [
      'AdvisorAbout',
      'people-advisorabout--default',
      'What a provider advises on, on their page.',
      'Lists: AdvisorCard.',
    ],
    [
      'AdvisorFilters',
      'people-advisorfilters--default',
      'Narrowing advisors by city, area and specialty.',
      'Homes: the filters of their list.',
    ],
    ['AdvisorApplication', 'people-advisorapplication--default', 'Asking to be an advisor.', ''],
    ['ApplicationState', 'people-applicationstate--pending', 'What became of such a request.', ''],
    [
      'ProviderHeader',
      'people-providerheader--default',
      'The head of a seller’s own page of ads.',
      'One’s own page: ProfileHeader.',
    ],
    [
      'RatingStars',
      'people-ratingstars--default',
      'Showing a rating, to a tenth of a star.',
      'Asking for one: RatingInput.',
    ],
    ['RatingInput', 'people-ratinginput--default', 'Giving one to five stars, each with its word.', 'Showing one.'],
    ['Review, ReviewList', 'people-review--default', 'What others wrote, customers first; long ones open.', ''],
    ['ReviewReply, ReplyForm', 'people-reviewreply--default', 'What the person answers to a review.', ''],
    [
      'ReviewReportPanel',
      'reporting-reviewreportpanel--default',
      'Telling the moderators what is wrong with a review.',
      'Ads: ReportPanel.',
    ],
    [
      'OwnReview',
      'people-ownreview--default',
      'What one said oneself, to change or take back.',
      'What others said: Review.',
    ],
    ['ReviewForm', 'people-reviewform--default', 'Stars and a few words, for those who are logged in.', 'Complaints.'],
  ],
  anatomy: {
    of: 'AdvisorCard',
    width: 400,
    parts: [
      ['.person', 'Who', 'Picture or initials, name, city, years. Initials are taken from the name in either script.'],
      ['.category', 'What', 'The kind of property that they know best.'],
      ['.about', 'In their words', 'Cut after a few lines, so that cards in a row stay alike.'],
      ['.actions', 'How', 'Call and WhatsApp. The number comes with the first tap, which is counted.'],
    ],
    children: <Live of={advisor.Default} />,
  },
  pairs: [
    {
      good: {
        show: <Live of={stars.Default} />,
        why: 'Part of a star is filled from where reading begins, and the number stands beside it.',
      },
      bad: {
        show: <PlainStars />,
        why: 'Rounded, without a number, and not read aloud at all.',
      },
    },
    {
      width: 480,
      good: { show: <Live of={review.Default} />, why: 'A name, a rating, when, and the words as they were written.' },
      bad: {
        show: (
          <p style={{ fontSize: typeScale.lead, textAlign: 'center', fontStyle: 'italic' }}>
            <CatalogText of={badWords.praise[0]} />
          </p>
        ),
        why: 'Praise without a person or a date. Nobody believes it, and Arabic has no slanted letters: a slope only makes it hard to read.',
      },
    },
  ],
  keys: [
    ['RatingInput', ['Tab'], 'one stop for all five stars.'],
    ['RatingInput', ['←', '→', '↑', '↓'], 'fewer, more: sideways in the direction of the writing.'],
    ['RatingInput', ['Home', 'End'], 'one star, five stars.'],
    ['Review', ['Enter', 'Space'], 'opens a long one and closes it again.'],
  ],
  heard: [
    'Stars that show are one image: “Rating 3.7 of 5”. Stars that ask are radio buttons in a fieldset.',
    'As a star is chosen, its word is announced: “Very good”.',
    'Call and WhatsApp name the person: “Call Mona Adel”.',
    'Names are isolated (bdi): a Latin name does not turn an Arabic line around.',
  ],
};

const meta = preview.meta({
  title: 'People/Usage',
  component: () => <UsagePage {...page} />,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

export const Default = meta.story({ name: 'Usage', play: partsAreThere });
