import preview from '../../../.storybook/preview.tsx';
import * as article from '../../../packages/ui/src/reading/ArticleCard/ArticleCard.stories.tsx';
import { badWords } from '../pieces/badWords.ts';
import { Live } from '../pieces/Live.tsx';
import { partsAreThere, UsagePage, type UsagePageProps } from '../pieces/UsagePage.tsx';

const shown = article.Default.composed.args.article;
const loud = shown && { ...shown, slug: 'loud', title: badWords.clickbait[0] };

const page: UsagePageProps = {
  family: 'Reading',
  intro:
    'What is read from beginning to end, or looked up: news, services, questions, terms. Lines of a length that the eye finds back from, and nothing beside them that moves.',
  which: [
    [
      'ArticleCard, ArticleList',
      'reading-articlecard--default',
      'Articles in a list, the latest large above the others.',
      'Homes.',
    ],
    [
      'ArticlePage',
      'reading-articlepage--default',
      'An article with its contents beside it on a desk.',
      'Terms: LegalPage numbers its parts.',
    ],
    ['LegalPage', 'reading-legalpage--default', 'Terms and privacy, with the date from which they hold.', 'Help.'],
    [
      'QuestionAccordion',
      'reading-questionaccordion--default',
      'Questions that open on a press, with a search in both spellings.',
      'Three questions: write them out.',
    ],
    [
      'ContactForm',
      'reading-contactform--default',
      'A message to the people behind the product.',
      'A message to a seller.',
    ],
    ['ServicePage, AboutPage', 'reading-servicepage--default', 'What is offered; who offers it.', ''],
  ],
  anatomy: {
    of: 'ArticleCard',
    width: 400,
    parts: [
      ['.lattice', 'Lattice', 'A band of it: articles have no pictures.'],
      ['.category', 'Subject', 'One word, before the title.'],
      ['h2', 'Title', 'The link, three lines at most.'],
      ['.excerpt', 'Summary', 'What it says, not what it promises.'],
      ['.meta', 'Date and minutes', 'When it came out, and how long it takes.'],
    ],
    children: <Live of={article.Default} />,
  },
  pairs: [
    {
      good: { show: <Live of={article.Default} />, why: 'The title says what one will know after reading.' },
      bad: {
        show: <Live of={article.Default} args={{ article: loud }} />,
        why: 'A question, a secret, an ellipsis: the title says nothing until it is clicked.',
      },
    },
  ],
  keys: [
    ['QuestionAccordion', ['Enter', 'Space'], 'opens a question and closes it; others stay as they are.'],
    ['Contents', ['Tab', 'Enter'], 'goes to a part; on a phone it first opens the list.'],
    ['ContactForm', ['Enter'], 'in a line sends it; in the message it makes a new line.'],
  ],
  heard: [
    'One first-level heading a page, and parts in order: a screen reader’s list of headings is the table of contents.',
    'A question is a native details element; an address that names one opens it.',
    'How many questions a search found is announced when typing stops.',
    'That a link was copied, or a message sent, is a status; that it failed is an alert, and the words stay.',
  ],
};

const meta = preview.meta({
  title: 'Reading/Usage',
  component: () => <UsagePage {...page} />,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

export const Default = meta.story({ name: 'Usage', play: partsAreThere });
