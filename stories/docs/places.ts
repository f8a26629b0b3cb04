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
    ['Type', 'design-type--default', 'One family for both scripts, six steps, tabular digits.'],
    ['Space and shape', 'design-space-and-shape--default', 'A grid of four, radii, one shadow.'],
    ['Motion', 'design-motion--default', 'Three durations, one easing; animated and static parts.'],
    ['Direction', 'design-direction--default', 'Start and end, icons that mirror, numbers that do not.'],
    ['Writing', 'design-writing--default', 'One voice in two languages: digits, plurals, money, dates, punctuation.'],
    ['Texts', 'design-texts--account', 'Every sentence of the product in both languages, with sample values.'],
  ],
  families: [
    [
      'Foundation',
      'foundation-usage--default',
      'Basic components: buttons, links, pictures, numbers, panels, the lattice.',
    ],
    ['Shell', 'shell-usage--default', 'The frame of every page: bar, menu, header, footer, notices.'],
    ['Search', 'search-usage--default', 'Finding a property: hero, search, filters.'],
    ['Listings', 'listings-usage--default', 'Displaying a property: card, lists, its page, its seller.'],
    ['Forms', 'forms-usage--default', 'Fields with inline errors, in any digits; pickers for pictures and videos.'],
    ['Wizard', 'wizard-usage--default', 'Long forms in steps, with errors in place.'],
    ['Account', 'account-usage--default', 'Login, profile, and security of the account.'],
    ['My listings', 'my-listings-usage--default', 'An owner’s ads, their figures, plans and payments.'],
    ['Reels', 'reels-usage--default', 'Short videos of properties: watching, searching, recording, posting.'],
    ['People', 'people-usage--default', 'Advisors, sellers, ratings and reviews.'],
    ['Messages', 'messages-usage--default', 'Conversations between buyers and sellers.'],
    ['Leads', 'leads-usage--default', 'The sellers’ inbox of contact requests.'],
    ['Articles', 'articles-usage--default', 'Articles, questions, legal pages, contact.'],
    ['States', 'states-usage--default', 'Empty, failed, not found, offline: never a blank screen.'],
    ['Feedback', 'feedback-usage--default', 'Toasts: brief results of actions.'],
  ],
  wholes: [
    ['Patterns', 'patterns-forms--default', 'Forms, errors, empty, loading and lists: components in combination.'],
    [
      'States matrix',
      'design-states-matrix--default&args=component:PropertyCard',
      'One component in all its states, in both languages and schemes.',
    ],
    ['Pages', 'pages-home--default', 'The pages of the app, composed of the components.'],
    ['Adding a component', 'design-adding-a-component--default', 'Eight steps, and the automatic checks.'],
  ],
};
