import preview from '../../../.storybook/preview.tsx';
import * as article from '../../../packages/ui/src/articles/ArticleCard/ArticleCard.stories.tsx';
import { badWords } from '../pieces/badWords.ts';
import { Live } from '../pieces/Live.tsx';
import { expectPartsPresent, UsagePage, type UsagePageProps } from '../pieces/UsagePage.tsx';

const shownArticle = article.Default.composed.args.article;
const clickbaitArticle = shownArticle && { ...shownArticle, slug: 'loud', title: badWords.clickbait[0] };

const page: UsagePageProps = {
  family: 'Articles',
  intro: 'Longer texts: news, services, questions, terms. Lines have a readable length, and nothing beside them moves.',
  which: [
    [
      'ArticleCard, ArticleList',
      'articles-articlecard--default',
      'Articles in a list, the latest large above the others.',
      'Homes.',
    ],
    [
      'ArticlePage',
      'articles-articlepage--default',
      'An article with its contents beside it on a desktop.',
      'Terms: LegalPage numbers its parts.',
    ],
    ['LegalPage', 'articles-legalpage--default', 'Terms and privacy, with their effective date.', 'Help.'],
    [
      'QuestionAccordion',
      'articles-questionaccordion--default',
      'Expandable questions, with a search in both scripts.',
      'Three questions: show them expanded.',
    ],
    ['ContactForm', 'articles-contactform--default', 'A message to the site’s team.', 'A message to a seller.'],
    ['ServicePage, AboutPage', 'articles-servicepage--default', 'The services; the company.', ''],
  ],
  anatomy: {
    of: 'ArticleCard',
    width: 400,
    parts: [
      ['img', 'Cover', 'A drawing of the subject; an article without one has a band of the lattice.'],
      ['.category', 'Subject', 'One word, before the title.'],
      ['h2', 'Title', 'The link, three lines at most.'],
      ['.excerpt', 'Summary', 'The content, not a promise.'],
      ['.meta', 'Date and minutes', 'Publication date, and reading time.'],
    ],
    children: <Live of={article.Default} />,
  },
  pairs: [
    {
      good: { show: <Live of={article.Default} />, why: 'The title names what the article explains.' },
      bad: {
        show: <Live of={article.Default} args={{ article: clickbaitArticle }} />,
        why: 'A question, a secret, an ellipsis: the title gives no information.',
      },
    },
  ],
  keys: [
    ['QuestionAccordion', ['Enter', 'Space'], 'opens and closes a question; others stay as they are.'],
    ['TableOfContents', ['Tab', 'Enter'], 'goes to a section; on a phone it first opens the list.'],
    ['ContactForm', ['Enter'], 'submits in a line; adds a line in the message.'],
  ],
  heard: [
    'One first-level heading per page, and sections in order: the heading list of a screen reader is the table of contents.',
    'A question is a native details element; an address with its name opens it.',
    'The number of found questions is announced when typing stops.',
    'A copied link or a sent message is a status; a failure is an alert, and the text stays.',
  ],
};

const meta = preview.meta({
  title: 'Articles/Usage',
  component: () => <UsagePage {...page} />,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

export const Default = meta.story({ name: 'Usage', play: expectPartsPresent });
