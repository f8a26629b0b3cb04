import { ar } from '@mashrabiya/i18n/ar';
import { Mail } from 'lucide-react';
import preview from '../../../.storybook/preview.tsx';
import * as money from '../../../packages/ui/src/forms/MoneyField/MoneyField.stories.tsx';
import * as text from '../../../packages/ui/src/forms/TextField/TextField.stories.tsx';
import { badWords } from '../pieces/badWords.ts';
import { Live } from '../pieces/Live.tsx';
import { partsAreThere, UsagePage, type UsagePageProps } from '../pieces/UsagePage.tsx';

const { fields, errors } = ar.forms;
const email = { label: fields.email, type: 'email', value: 'mona@', icon: Mail };

const page: UsagePageProps = {
  family: 'Forms',
  intro:
    'Fields that say what they ask, how the answer does, and what is wrong with it, where it is. They take digits of any script, and never lose what was typed.',
  which: [
    [
      'TextField',
      'forms-textfield--default',
      'One line: a name, an address, an email.',
      'Numbers: they have fields of their own that read any digits.',
    ],
    ['LongTextField', 'forms-longtextfield--default', 'A description, with a counter and a least length.', 'One line.'],
    [
      'MoneyField',
      'forms-moneyfield--default',
      'Pounds. Groups thousands under the caret, reads 2.5m, and the same in Arabic words and digits.',
      'Counts.',
    ],
    [
      'NumberStepper',
      'forms-numberstepper--default',
      'Small counts: bedrooms, bathrooms, floors.',
      'Anything above twenty: nobody presses plus a hundred times.',
    ],
    [
      'PhoneField, PasswordField',
      'forms-phonefield--default',
      'Egyptian mobile numbers; secrets that can be shown.',
      '',
    ],
    [
      'DateField',
      'forms-datefield--default',
      'A day. Typed, or taken from a calendar.',
      '“How long ago”: that is a choice.',
    ],
    [
      'SelectField',
      'forms-selectfield--default',
      'One out of up to fifteen, from a list below the field.',
      'More: AutocompleteField, which one types into.',
    ],
    [
      'AutocompleteField',
      'forms-autocompletefield--default',
      'One out of many, found by letters of either script.',
      'A handful.',
    ],
    [
      'RadioCards',
      'forms-radiocards--default',
      'One out of two to four that need a sentence each.',
      'Short words: ChoiceChips.',
    ],
    ['ChoiceChips', 'forms-choicechips--default', 'One or several out of up to seven short words.', ''],
    [
      'Checkbox, Switch',
      'forms-checkbox--default',
      'A checkbox is an answer that is sent with the form; a switch acts at once.',
      'Each for the other.',
    ],
    [
      'PlaceFields, KindFields',
      'forms-placefields--default',
      'Governorate then city; category then kind: the second waits for the first.',
      '',
    ],
    [
      'PicturePicker, AvatarPicker, VideoPicker',
      'forms-picturepicker--default',
      'Pictures of an ad in their order, a person’s picture, a clip with its cover.',
      'Documents.',
    ],
    [
      'FormErrorBox',
      'forms-formerrorbox--default',
      'After a press on the button: the first thing to correct, with the way there.',
      'While one types: the field itself says it.',
    ],
  ],
  anatomy: {
    of: 'TextField',
    width: 400,
    parts: [
      ['.name', 'Label', 'Always seen, also while there is an answer. It says what, not “please enter”.'],
      ['.MuiInputAdornment-positionStart', 'Icon', 'Optional, at the start. It never stands in for the label.'],
      [
        '.MuiFilledInput-root',
        'Answer',
        '60 px high, 16 px text, so that phones do not zoom. Email and phone run from left to right in both languages.',
      ],
      [
        '.note',
        'Line below',
        'Help, which gives way to what is wrong. Its line is kept free, so that an error pushes nothing down.',
      ],
    ],
    children: <Live of={text.Default} args={{ ...email, error: errors.email }} />,
  },
  pairs: [
    {
      good: {
        show: <Live of={text.Default} args={{ ...email, error: errors.email }} />,
        why: 'Says what a right answer looks like, in place, after the field was left.',
      },
      bad: {
        show: <Live of={text.Default} args={{ ...email, error: badWords.invalid[0] }} />,
        why: '“Invalid value”: true of everything, of help to nobody.',
      },
    },
    {
      good: {
        show: <Live of={money.Default} args={{ value: 4_850_000 }} />,
        why: 'Pounds in groups of three, the currency beside them, any digits taken.',
      },
      bad: {
        show: (
          <Live
            of={text.Default}
            args={{
              label: money.Default.composed.args.label,
              value: '4850000',
              icon: undefined,
              hint: undefined,
            }}
          />
        ),
        why: 'Seven digits in a row. One zero too many, and nobody sees it.',
      },
    },
  ],
  keys: [
    ['Every field', ['Tab'], 'the next one. What was typed is checked as the field is left, not before.'],
    ['NumberStepper', ['↑', '↓', 'Home', 'End'], 'one more, one less, the least, the most.'],
    ['AutocompleteField', ['↓', '↑', 'Enter', 'Escape'], 'moves among what was found, takes it, closes the list.'],
    ['RadioCards, one of ChoiceChips', ['↑', '↓', '←', '→'], 'chooses; the group is one stop.'],
    [
      'DateField',
      ['Escape'],
      'closes the calendar and returns to the field. In it, arrows move by days, Page Up and Down by months.',
    ],
    [
      'PicturePicker',
      ['Space', '←', '↑', '→', '↓', 'Escape'],
      'picks a picture up, moves it, puts it down, or lets it go back.',
    ],
  ],
  heard: [
    'A field’s name is its label; help and error are its description, and an error is announced as it appears.',
    'aria-invalid stands on the control itself. “Optional” is part of the label: most of what a form asks is needed.',
    'The error box is an alert; its link puts the focus into the field.',
    'Moving a picture tells its place: “now number 3 of 7”. Progress is told at steps, not at every byte.',
  ],
};

const meta = preview.meta({
  title: 'Forms/Usage',
  component: () => <UsagePage {...page} />,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

export const Default = meta.story({ name: 'Usage', play: partsAreThere });
