import { isLanguage } from '@mashrabiya/i18n';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { configure, within } from 'storybook/test';
import '../packages/ui/src/theme/fallbackFonts.css';
import '../packages/ui/src/theme/fonts.css';
import { drainNetworkProblems, leaveStory, startNetwork } from './network.ts';
import { StoryFrame } from './StoryFrame.tsx';

// Long timeout for a busy machine; no cost on an idle one.
configure({ asyncUtilTimeout: 10_000 });

// A logged event references its window, which would be serialized with it: 1.4 MB and 80 ms per click.
Object.assign(window, { toJSON: () => '[window]' });

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startNetwork)],
  tags: ['autodocs'],
  globalTypes: {
    locale: {
      description: 'Language and direction',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'ar', title: 'العربية', right: 'RTL' },
          { value: 'en', title: 'English', right: 'LTR' },
        ],
      },
    },
    scheme: {
      description: 'Colour scheme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'play',
        dynamicTitle: true,
        items: [
          { value: 'full', title: 'Motion' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
      },
    },
  },
  initialGlobals: { locale: 'ar', scheme: 'light', motion: 'full' },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Design',
          [
            'Colours',
            'Type',
            'Space and shape',
            'Motion',
            'Direction',
            'MUI and the theme',
            'Writing',
            'Texts',
            'States matrix',
            'Adding a component',
          ],
          'Patterns',
          ['Forms', 'Errors', 'Empty', 'Loading', 'Lists'],
          'Pages',
          'Flows',
          'Foundation',
          ['Usage', '*'],
          'Shell',
          ['Usage', '*'],
          'Search',
          ['Usage', '*'],
          'Listings',
          ['Usage', '*'],
          'Map',
          ['Usage', '*'],
          'Market',
          ['Usage', '*'],
          'Compare',
          ['Usage', '*'],
          'Sharing',
          'Reporting',
          'Forms',
          ['Usage', '*'],
          'Wizard',
          ['Usage', '*'],
          'Account',
          ['Usage', '*'],
          'My listings',
          ['Usage', '*'],
          'Billing',
          'Reels',
          ['Usage', '*'],
          'People',
          ['Usage', '*'],
          'Messages',
          ['Usage', '*'],
          'Leads',
          ['Usage', '*'],
          'Articles',
          ['Usage', '*'],
          'Feedback',
          ['Usage', '*'],
          'States',
          ['Usage', '*'],
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Tablet 820', styles: { width: '820px', height: '1180px' }, type: 'tablet' },
        desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
  },
  decorators: [
    (Story, { globals }) => (
      <StoryFrame
        language={isLanguage(globals.locale) ? globals.locale : 'ar'}
        scheme={globals.scheme === 'dark' ? 'dark' : 'light'}
        isStill={globals.motion === 'reduced'}
      >
        <Story />
      </StoryFrame>
    ),
  ],
  beforeEach(context) {
    // Overlays are rendered in the body, outside of the story's canvas.
    Object.assign(context, { canvas: within(document.body) });
    drainNetworkProblems();
    return leaveStory;
  },
  afterEach() {
    const problems = drainNetworkProblems();
    if (problems.length) throw new Error(`Network: ${problems.join('; ')}`);
  },
});
