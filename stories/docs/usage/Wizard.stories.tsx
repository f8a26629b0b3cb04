import { ar } from '@mashrabiya/i18n/ar';
import preview from '../../../.storybook/preview.tsx';
import * as button from '../../../packages/ui/src/foundation/Button/Button.stories.tsx';
import * as footer from '../../../packages/ui/src/wizard/WizardFooter/WizardFooter.stories.tsx';
import * as tabs from '../../../packages/ui/src/wizard/WizardTabs/WizardTabs.stories.tsx';
import { Live } from '../pieces/Live.tsx';
import { expectPartsPresent, UsagePage, type UsagePageProps } from '../pieces/UsagePage.tsx';

const { next, previous, clear } = ar.wizard;

const page: UsagePageProps = {
  family: 'Wizard',
  intro:
    'A long form in steps. Each step has one group of questions, shows errors in place, and keeps the input, with a preview card of the ad beside it.',
  which: [
    [
      'PropertyForm',
      'wizard-propertyform--new',
      'Posting or editing a property, in five steps and a preview.',
      'A form of one screen: use a plain form.',
    ],
    [
      'ReelForm',
      'wizard-reelform--new',
      'Posting or editing a reel, in three steps.',
      'Recording or watching a reel: Reels.',
    ],
    [
      'WizardTabs',
      'wizard-wizardtabs--default',
      'The current step, completed ones, and errors.',
      'Tabs that switch views: steps have an order.',
    ],
    [
      'WizardFooter',
      'wizard-wizardfooter--default',
      'Next, back, start over. On a phone it stays visible.',
      'Several next steps.',
    ],
    [
      'PropertyPreview',
      'wizard-propertypreview--default',
      'The ad as visitors will see it, from the first answer on.',
      'A finished listing: PropertyCard.',
    ],
    [
      'TextAdvice',
      'wizard-textadvice--phone',
      'Below a title or a description: a phone number, capital letters. It does not block posting.',
      'Errors: the field’s own message.',
    ],
    [
      'TitleSuggestions',
      'wizard-titlesuggestions--default',
      'Suggested titles, in both languages; one press selects one.',
      'Before the facts are known: it renders nothing.',
    ],
    [
      'PriceBesideMedian',
      'wizard-pricebesidemedian--default',
      'The price per m² beside that of similar listings, with their number.',
      'A property page: Market.',
    ],
    [
      'QualityMeter',
      'wizard-qualitymeter--default',
      'The completeness of the ad, and the three most useful additions.',
      'Errors: an ad of 30 % may be posted.',
    ],
    [
      'SimilarAdsNotice',
      'wizard-similaradsnotice--default',
      'Before posting: a similar listing exists already.',
      'Refusing it: the user decides if it is the same.',
    ],
    [
      'AdPackChoice',
      'wizard-adpackchoice--default',
      'The ad credit to spend on this property.',
      'Buying: My listings.',
    ],
  ],
  anatomy: {
    of: 'WizardTabs',
    width: 760,
    parts: [
      ['.step.valid', 'Done', 'A tick, and “done” as text for screen readers. Earlier steps are always accessible.'],
      [
        '.step.invalid:not([aria-selected=true])',
        'Wrong',
        'A warning icon, not colour alone. It appears after the step was left, or after an attempt to post.',
      ],
      ['[aria-selected=true]', 'Current', 'The displayed step.'],
      ['.step.ahead', 'Ahead', 'Its number. The form decides if it can be opened.'],
    ],
    children: <Live of={tabs.WithErrors} args={{ panelId: 'anatomy-step' }} />,
  },
  pairs: [
    {
      width: 520,
      good: {
        show: <Live of={footer.Default} />,
        why: 'One button forward, one back, and starting over away from both.',
      },
      bad: {
        show: (
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
            <Live of={button.Default} args={{ children: next }} />
            <Live of={button.Default} args={{ children: clear }} />
            <Live of={button.Default} args={{ children: previous }} />
          </div>
        ),
        why: 'Three equal buttons, with the destructive one between the others. The forward button belongs at the end: on the left in Arabic.',
      },
    },
  ],
  keys: [
    ['WizardTabs', ['←', '→'], 'moves between the steps in the writing direction, without leaving the current one.'],
    ['WizardTabs', ['Home', 'End'], 'the first step, the last.'],
    ['WizardTabs', ['Enter', 'Space'], 'opens the step, if the current one may be left.'],
    ['A step', ['Tab'], 'from the tabs into the fields, then to the footer. A new step starts at its heading.'],
  ],
  heard: [
    'A tablist of tabs; each name contains its state: “Pictures (needs correcting)”.',
    'A new step is announced: “Step 3 of 6: description”.',
    'A refused “next” announces the reason, and the focus moves to the first error.',
    'Clearing all asks for confirmation, in a dialog that lists what is lost.',
    'Advice on a text is a status, while typing; it never takes the focus.',
  ],
};

const meta = preview.meta({
  title: 'Wizard/Usage',
  component: () => <UsagePage {...page} />,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

export const Default = meta.story({ name: 'Usage', play: expectPartsPresent });
