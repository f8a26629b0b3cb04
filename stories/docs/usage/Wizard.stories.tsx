import { ar } from '@mashrabiya/i18n/ar';
import preview from '../../../.storybook/preview.tsx';
import * as button from '../../../packages/ui/src/foundation/Button/Button.stories.tsx';
import * as footer from '../../../packages/ui/src/wizard/WizardFooter/WizardFooter.stories.tsx';
import * as tabs from '../../../packages/ui/src/wizard/WizardTabs/WizardTabs.stories.tsx';
import { Live } from '../pieces/Live.tsx';
import { partsAreThere, UsagePage, type UsagePageProps } from '../pieces/UsagePage.tsx';

const { next, previous, clear } = ar.wizard;

const page: UsagePageProps = {
  family: 'Wizard',
  intro:
    'A long form in steps. Each asks one group of questions, says what is missing where it is missing, and keeps what was written, while the card of the ad builds itself beside it.',
  which: [
    [
      'PropertyForm',
      'wizard-propertyform--new',
      'Posting or editing a home, in five steps and a preview.',
      'A form of one screen: that is a form.',
    ],
    [
      'ReelForm',
      'wizard-reelform--new',
      'Posting or editing a reel, in three steps.',
      'Recording or watching one: that is Reels.',
    ],
    [
      'WizardTabs',
      'wizard-wizardtabs--default',
      'Where one is, what is done, what is wrong.',
      'Tabs that switch views: these are steps with an order.',
    ],
    [
      'WizardFooter',
      'wizard-wizardfooter--default',
      'On, back, all over again. On a phone it stays in sight.',
      'More than one way on.',
    ],
    [
      'PropertyPreview',
      'wizard-propertypreview--default',
      'The ad as visitors will see it, from the first answer on.',
      'A finished home: PropertyCard.',
    ],
    [
      'TextAdvice',
      'wizard-textadvice--phone',
      'Below a title or a description: a telephone number, shouting. It holds nothing back.',
      'What must be corrected: that is the field’s own error.',
    ],
    [
      'TitleIdeas',
      'wizard-titleideas--default',
      'Suggested titles, in both languages; one press takes one.',
      'Before the facts are known: it shows nothing.',
    ],
    [
      'PriceBesideMedian',
      'wizard-pricebesidemedian--default',
      'The price per m² beside that of like homes, with how many they are.',
      'A home’s page: that is Market.',
    ],
    [
      'QualityMeter',
      'wizard-qualitymeter--default',
      'How complete the ad is, and the three things that would help it most.',
      'Errors: an ad of 30 % may be posted.',
    ],
    [
      'LikeAdsNotice',
      'wizard-likeadsnotice--default',
      'Before posting: the same home seems to be on offer already.',
      'Refusing it: whether it is the same is for people to say.',
    ],
    [
      'AdPackChoice',
      'wizard-adpackchoice--default',
      'Which of one’s ads to spend on this home.',
      'Buying: that is Owning.',
    ],
  ],
  anatomy: {
    of: 'WizardTabs',
    width: 760,
    parts: [
      ['.step.valid', 'Done', 'A tick, and “done” in words for those who hear it. One may go back at any time.'],
      [
        '.step.invalid:not([aria-selected=true])',
        'Wrong',
        'A warning sign, not red alone. It appears when the step was left or the end was tried.',
      ],
      ['[aria-selected=true]', 'Here', 'The step that is shown.'],
      ['.step.ahead', 'Ahead', 'Its number. Whether it may be entered is for the form to say.'],
    ],
    children: <Live of={tabs.WithErrors} args={{ panelId: 'anatomy-step' }} />,
  },
  pairs: [
    {
      width: 520,
      good: { show: <Live of={footer.Default} />, why: 'One way on, one way back, and starting over far from both.' },
      bad: {
        show: (
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
            <Live of={button.Default} args={{ children: next }} />
            <Live of={button.Default} args={{ children: clear }} />
            <Live of={button.Default} args={{ children: previous }} />
          </div>
        ),
        why: 'Three equals, and the one that throws everything away between the two that do not. The way on belongs at the end of the line: on the left in Arabic.',
      },
    },
  ],
  keys: [
    ['WizardTabs', ['←', '→'], 'moves among the steps in the direction of the writing, without leaving this one.'],
    ['WizardTabs', ['Home', 'End'], 'the first step, the last.'],
    ['WizardTabs', ['Enter', 'Space'], 'goes to the step, if this one may be left.'],
    ['A step', ['Tab'], 'from the tabs into the fields, then to the footer. A new step begins at its heading.'],
  ],
  heard: [
    'A tablist of tabs; each says its name and how it stands: “Pictures (needs correcting)”.',
    'Arriving at a step is announced: “Step 3 of 6: description”.',
    'A refused “next” says why, and the focus goes to the first field to correct.',
    'Clearing all asks first, in a dialog that names what will be lost.',
    'Advice on a text comes as a status, while one types; it never takes the focus.',
  ],
};

const meta = preview.meta({
  title: 'Wizard/Usage',
  component: () => <UsagePage {...page} />,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

export const Default = meta.story({ name: 'Usage', play: partsAreThere });
