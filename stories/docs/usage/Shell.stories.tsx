import { ar } from '@mashrabiya/i18n/ar';
import { useTranslation } from 'react-i18next';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '../../../packages/ui/src/foundation/Button/Button.tsx';
import * as header from '../../../packages/ui/src/shell/PageHeader/PageHeader.stories.tsx';
import { Live } from '../pieces/Live.tsx';
import { expectPartsPresent, UsagePage, type UsagePageProps } from '../pieces/UsagePage.tsx';

const { links } = ar.shell;

/** Actions of a header, in the surrounding language. */
function Actions({ many = false }: { many?: boolean }) {
  const { t } = useTranslation();
  return (
    <span style={{ display: 'flex', flexWrap: 'wrap', gap: 8, maxInlineSize: '62%' }}>
      <Button variant="outlined">{t('shell:links.addProperty')}</Button>
      {many && <Button>{t('search:filters')}</Button>}
      {many && <Button>{t('shell:search')}</Button>}
    </span>
  );
}

const page: UsagePageProps = {
  family: 'Shell',
  intro: 'The frame of every page: bar, menu, header, footer. It is quiet and stays during navigation.',
  which: [
    [
      'AppShell',
      'shell-appshell--default',
      'The layout of every page: skip link, bar, content, footer.',
      'Pages inside a panel.',
    ],
    [
      'Navbar',
      'shell-navbar--default',
      'The bar of every page. On a phone its three links are at the bottom of the screen, and the search expands under the bar.',
      'Reels on a phone: the bar is hidden, and the reel has the full height.',
    ],
    [
      'SideMenu',
      'shell-sidemenu--default',
      'Links to all parts of the site; the account is at the top.',
      'Choices within a page: filters or tabs.',
    ],
    [
      'PageHeader',
      'shell-pageheader--default',
      'Title of a page below the first level, with a back link and at most one action.',
      'Home, listings and reels, which have no parent page.',
    ],
    [
      'Footer',
      'shell-footer--default',
      'The footer of every page: links by kind, social networks, language.',
      'Anything needed to finish a task.',
    ],
    [
      'LanguageToggle',
      'shell-languagetoggle--default',
      'The other language, named in that language.',
      'Flags: a language is no country.',
    ],
    ['SchemeToggle', 'shell-schemetoggle--default', 'Light, dark, or the device’s setting.', ''],
    [
      'DownloadAppSheet',
      'shell-downloadappsheet--default',
      'Offering the app once, on a phone, after a search.',
      'A first visit; the same visitor twice.',
    ],
  ],
  anatomy: {
    of: 'PageHeader',
    width: 560,
    parts: [
      [
        '.back',
        'Back link',
        'Goes back in the history; without one, to the parent page. Its arrow points to the start of the line: to the right in Arabic.',
      ],
      ['h1', 'Title', 'The page’s only first-level heading. It wraps before it is truncated.'],
      ['.titles p', 'Line below', 'A count or a date, if it identifies the page.'],
      ['button', 'Action', 'At most one. Others belong in the page.'],
    ],
    children: <Live of={header.WithActions} args={{ title: links.forSale, actions: <Actions /> }} />,
  },
  pairs: [
    {
      width: 520,
      good: {
        show: <Live of={header.WithActions} args={{ actions: <Actions /> }} />,
        why: 'The page, its count, and its main action.',
      },
      bad: {
        show: (
          <Live
            of={header.WithActions}
            args={{ title: ar.common.tagline, backHref: undefined, actions: <Actions many /> }}
          />
        ),
        why: 'A slogan as the title, no back link, and three equal actions.',
      },
    },
  ],
  keys: [
    ['Page', ['Tab'], 'the first stop is the skip link, which leads past the bar to the content.'],
    ['Navbar', ['Tab', 'Enter'], 'brand, links, search, language, menu: in visual order, in both directions.'],
    ['SideMenu', ['Escape'], 'closes it. So does the browser’s Back, and a change of language.'],
    ['Search on a phone', ['Enter'], 'expands the search row and focuses it.'],
  ],
  heard: [
    'One banner, one main, one contentinfo; the bar’s navigation has a name of its own.',
    'The current page has aria-current="page", and not only a colour.',
    'The menu button announces its dialog and its state.',
    'The language toggle has the lang of its target language, so that a screen reader uses the right voice.',
  ],
};

const meta = preview.meta({
  title: 'Shell/Usage',
  component: () => <UsagePage {...page} />,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

export const Default = meta.story({ name: 'Usage', play: expectPartsPresent });
