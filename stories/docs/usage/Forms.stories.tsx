import { ar } from '@mashrabiya/i18n/ar';
import { Mail } from 'lucide-react';
import preview from '../../../.storybook/preview.tsx';
import * as money from '../../../packages/ui/src/forms/MoneyField/MoneyField.stories.tsx';
import * as text from '../../../packages/ui/src/forms/TextField/TextField.stories.tsx';
import { badWords } from '../pieces/badWords.ts';
import { Live } from '../pieces/Live.tsx';
import { expectPartsPresent, UsagePage, type UsagePageProps } from '../pieces/UsagePage.tsx';

const { fields, errors } = ar.forms;
const email = { label: fields.email, type: 'email', value: 'mona@', icon: Mail };

const page: UsagePageProps = {
  family: 'Forms',
  intro:
    'Fields with labels, formats and errors in place. They accept digits of any script, and never lose typed text.',
  which: [
    [
      'TextField',
      'forms-textfield--default',
      'One line: a name, an address, an email.',
      'Numbers: number fields accept any digits.',
    ],
    [
      'LongTextField',
      'forms-longtextfield--default',
      'A description, with a counter and a minimum length.',
      'One line.',
    ],
    [
      'MoneyField',
      'forms-moneyfield--default',
      'Pounds. Groups thousands while typing, parses 2.5m, also in Arabic words and digits.',
      'Counts.',
    ],
    [
      'NumberStepper',
      'forms-numberstepper--default',
      'Small counts: bedrooms, bathrooms, floors.',
      'Numbers above twenty.',
    ],
    [
      'PhoneField, PasswordField',
      'forms-phonefield--default',
      'Egyptian mobile numbers; passwords that can be shown.',
      '',
    ],
    [
      'DateField',
      'forms-datefield--default',
      'A day, typed or picked from a calendar.',
      '“How long ago”: use a choice.',
    ],
    [
      'SelectField',
      'forms-selectfield--default',
      'One out of up to fifteen, from a list below the field.',
      'More: AutocompleteField, which filters while typing.',
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
      'A checkbox is submitted with the form; a switch acts at once.',
      'The other one.',
    ],
    [
      'PlaceFields, KindFields',
      'forms-placefields--default',
      'Governorate then city; category then kind: the second depends on the first.',
      '',
    ],
    [
      'PicturePicker, AvatarPicker, VideoPicker',
      'forms-picturepicker--default',
      'Pictures of an ad in order, a profile picture, a video with its cover.',
      'Documents.',
    ],
    [
      'FormErrorBox',
      'forms-formerrorbox--default',
      'After pressing the button: the first error, with a link to its field.',
      'While typing: the field shows its own error.',
    ],
  ],
  anatomy: {
    of: 'TextField',
    width: 400,
    parts: [
      ['.name', 'Label', 'Always visible, also beside an answer. It is a noun, not “please enter”.'],
      ['.MuiInputAdornment-positionStart', 'Icon', 'Optional, at the start. It never replaces the label.'],
      [
        '.MuiFilledInput-root',
        'Answer',
        '60 px high, 16 px text, so that phones do not zoom. Email and phone run from left to right in both languages.',
      ],
      [
        '.note',
        'Line below',
        'Help, or the error in its place. Its space is reserved, so that an error moves nothing.',
      ],
    ],
    children: <Live of={text.Default} args={{ ...email, error: errors.email }} />,
  },
  pairs: [
    {
      good: {
        show: <Live of={text.Default} args={{ ...email, error: errors.email }} />,
        why: 'Describes a valid answer, in place, after the field was left.',
      },
      bad: {
        show: <Live of={text.Default} args={{ ...email, error: badWords.invalid[0] }} />,
        why: '“Invalid value” does not help.',
      },
    },
    {
      good: {
        show: <Live of={money.Default} args={{ value: 4_850_000 }} />,
        why: 'Pounds in groups of three, the currency beside them, digits of any script.',
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
        why: 'Seven digits without groups: an additional zero is easily missed.',
      },
    },
  ],
  keys: [
    ['Every field', ['Tab'], 'the next field. Text is validated on blur, not before.'],
    ['NumberStepper', ['↑', '↓', 'Home', 'End'], 'one more, one less, the minimum, the maximum.'],
    ['AutocompleteField', ['↓', '↑', 'Enter', 'Escape'], 'moves in the matches, selects one, closes the list.'],
    ['RadioCards, one of ChoiceChips', ['↑', '↓', '←', '→'], 'selects; the group is one tab stop.'],
    [
      'DateField',
      ['Escape'],
      'closes the calendar and returns to the field. In the calendar arrows move by days, Page Up and Down by months.',
    ],
    ['PicturePicker', ['Space', '←', '↑', '→', '↓', 'Escape'], 'picks up a picture, moves it, drops it, or cancels.'],
  ],
  heard: [
    'A field’s name is its label; help and error are its description, and an error is announced when it appears.',
    'aria-invalid is on the control itself. “Optional” is part of the label: most fields are required.',
    'The error box is an alert; its link focuses the field.',
    'Moving a picture announces its position: “now number 3 of 7”. Progress is announced in steps, not at every byte.',
  ],
};

const meta = preview.meta({
  title: 'Forms/Usage',
  component: () => <UsagePage {...page} />,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

export const Default = meta.story({ name: 'Usage', play: expectPartsPresent });
