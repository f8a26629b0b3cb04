import { ar } from '@mashrabiya/i18n/ar';
import { useTranslation } from 'react-i18next';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '../../../packages/ui/src/foundation/Button/Button.tsx';
import * as header from '../../../packages/ui/src/shell/PageHeader/PageHeader.stories.tsx';
import { Live } from '../pieces/Live.tsx';
import { partsAreThere, UsagePage, type UsagePageProps } from '../pieces/UsagePage.tsx';

const { links } = ar.shell;

/** Actions of a header, in the surrounding language. */
function Actions({ many = false }: { many?: boolean }) {
  const { t } = useTranslation();
  return (
    <span style={{ display: 'flex', flexWrap: 'wrap', gap: 8, maxInlineSize: '62%' }}>
      <Button look="outlined">{t('shell:links.addProperty')}</Button>
      {many && <Button>{t('finding:filters')}</Button>}
      {many && <Button>{t('shell:search')}</Button>}
    </span>
  );
}

const page: UsagePageProps = {
  family: 'Shell',
  intro:
    'What surrounds every page and stays while pages change: the bar, the menu, the way back, the foot. It is quiet, because nobody comes for it.',
  which: [
    [
      'AppShell',
      'shell-appshell--default',
      'The frame of every page: skip link, bar, content, footer.',
      'Pages inside a panel.',
    ],
    [
      'Navbar',
      'shell-navbar--default',
      'The bar of every page. On a phone its three places move to the foot of the screen, and search unfolds under it.',
      'Reels on a phone: there it is hidden, and the clip has the whole height.',
    ],
    [
      'SideMenu',
      'shell-sidemenu--default',
      'Everything that the site has, one tap away; the account at its head.',
      'Choices within a page: those are filters or tabs.',
    ],
    [
      'PageHeader',
      'shell-pageheader--default',
      'Title of a page below the first level, with the way back and at most one action.',
      'Home, listings and reels, which have no page above them.',
    ],
    [
      'Footer',
      'shell-footer--default',
      'The foot of every page: links by kind, social places, language.',
      'Anything needed to finish a task.',
    ],
    [
      'LanguageToggle',
      'shell-languagetoggle--default',
      'The other language, named in that language.',
      'Flags: a language is no country.',
    ],
    ['SchemeToggle', 'shell-schemetoggle--default', 'Light, dark, or as the device says.', ''],
    [
      'DownloadAppSheet',
      'shell-downloadappsheet--default',
      'Offering the app once, on a phone, after something was found.',
      'A first visit; twice to one person.',
    ],
  ],
  anatomy: {
    of: 'PageHeader',
    width: 560,
    parts: [
      [
        '.back',
        'Way back',
        'Goes back in the history; without one, to the page above. Its arrow points to where reading begins: to the right in Arabic.',
      ],
      ['h1', 'Title', 'The page’s only first-level heading. It wraps before it is cut.'],
      ['.titles p', 'Line below', 'A count or a date, if it helps to decide whether this is the right page.'],
      ['button', 'Action', 'At most one. More belong into the page.'],
    ],
    children: <Live of={header.WithActions} args={{ title: links.forSale, actions: <Actions /> }} />,
  },
  pairs: [
    {
      width: 520,
      good: {
        show: <Live of={header.WithActions} args={{ actions: <Actions /> }} />,
        why: 'Where one is, how much there is, and the one thing to do here.',
      },
      bad: {
        show: (
          <Live
            of={header.WithActions}
            args={{ title: ar.common.tagline, backHref: undefined, actions: <Actions many /> }}
          />
        ),
        why: 'A slogan for a title, no way back, and three actions of which none leads.',
      },
    },
  ],
  keys: [
    ['Page', ['Tab'], 'the first stop is the skip link, which leads past the bar to the content.'],
    [
      'Navbar',
      ['Tab', 'Enter'],
      'brand, places, search, language, menu: in the order in which they are seen, in both directions.',
    ],
    ['SideMenu', ['Escape'], 'closes it. So does the browser’s back button, and a change of language.'],
    ['Search on a phone', ['Enter'], 'unfolds the search row and puts the caret into it.'],
  ],
  heard: [
    'One banner, one main, one contentinfo; the bar’s navigation has a name of its own.',
    'The place where one is says aria-current="page", and is not only coloured.',
    'The menu button says that it opens a dialog, and whether it is open.',
    'The language toggle carries the lang of the language that it leads to, so that it is read in that language’s voice.',
  ],
};

const meta = preview.meta({
  title: 'Shell/Usage',
  component: () => <UsagePage {...page} />,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

export const Default = meta.story({ name: 'Usage', play: partsAreThere });
