/** Name, story, description. */
export type Place = readonly [name: string, story: string, text: string];

/** Destinations on the first page. */
export const places: Record<'foundations' | 'families' | 'wholes', readonly Place[]> = {
  foundations: [
    [
      'Colours',
      'design-colours--default',
      'Roles in both schemes side by side, with the contrast of every pair in use.',
    ],
    ['Type', 'design-type--default', 'One family for both scripts, six steps, digits that stand in columns.'],
    ['Space and shape', 'design-space-and-shape--default', 'The grid of four, radii, the one shadow.'],
    ['Motion', 'design-motion--default', 'Three durations, one easing; what moves, and what never does.'],
    ['Direction', 'design-direction--default', 'Start and end, icons that mirror, numbers that do not.'],
    ['Writing', 'design-writing--default', 'One voice in two languages: digits, plurals, money, dates, punctuation.'],
    ['Texts', 'design-texts--account', 'Every sentence of the product in both languages, with sample values.'],
  ],
  families: [
    [
      'Foundation',
      'foundation-usage--default',
      'The small things: buttons, links, pictures, numbers, panels, the lattice.',
    ],
    ['Shell', 'shell-usage--default', 'What surrounds every page: bar, menu, header, footer, notices.'],
    ['Search', 'search-usage--default', 'How people look for a home: hero, search, filters.'],
    ['Homes', 'homes-usage--default', 'How a home is shown: card, lists, its own page, its seller.'],
    [
      'Forms',
      'forms-usage--default',
      'Fields that say how an answer does, in any digits; pickers for pictures and clips.',
    ],
    ['Wizard', 'wizard-usage--default', 'Long forms in steps, with what is missing said where it is.'],
    ['Account', 'account-usage--default', 'Logging in, who one is, and how safe the account is.'],
    ['My listings', 'my-listings-usage--default', 'An owner’s ads, their figures, plans and payments.'],
    ['Reels', 'reels-usage--default', 'Short clips of homes: watching, searching, filming, posting.'],
    ['People', 'people-usage--default', 'Advisors, sellers, ratings and reviews.'],
    ['Reading', 'reading-usage--default', 'Articles, questions, legal pages, contact.'],
    ['States', 'states-usage--default', 'Empty, failed, not found, offline: never a blank screen.'],
    ['Feedback', 'feedback-usage--default', 'Toasts: what happened, in passing.'],
  ],
  wholes: [
    ['Patterns', 'patterns-forms--default', 'Forms, errors, empty, loading and lists: how the pieces act together.'],
    [
      'States matrix',
      'design-states-matrix--default&args=component:PropertyCard',
      'One component in all its states, in both languages and schemes.',
    ],
    ['Pages', 'pages-home--default', 'The pages of the app, put together from the pieces.'],
    [
      'Adding a component',
      'design-adding-a-component--default',
      'Eight steps, and the checks that find it by themselves.',
    ],
  ],
};
