import { ar } from '@mashrabiya/i18n/ar';
import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { FormErrorBox } from '../../../packages/ui/src/forms/FormErrorBox/FormErrorBox.tsx';
import * as text from '../../../packages/ui/src/forms/TextField/TextField.stories.tsx';
import * as failed from '../../../packages/ui/src/states/FailedState/FailedState.stories.tsx';
import * as offline from '../../../packages/ui/src/states/OfflineNotice/OfflineNotice.stories.tsx';
import { DocsPage, DocsSection } from '../DocsPage.tsx';
import { DocsTable } from '../pieces/DocsTable.tsx';
import { Live } from '../pieces/Live.tsx';
import { Sample } from '../pieces/Sample.tsx';
import { StoryLink } from '../pieces/StoryLink.tsx';
import { Words } from '../pieces/Words.tsx';

const { fields, errors } = ar.forms;

const where = [
  ['An answer is wrong', 'at its field, below it', 'forms-textfield--invalid', 'TextField'],
  [
    'A form was not taken',
    'in the box above its button: the first thing only',
    'forms-formerrorbox--default',
    'FormErrorBox',
  ],
  ['Part of a page did not load', 'in that part’s place', 'states-failedstate--default', 'FailedState'],
  [
    'The next page of a list did not load',
    'below what has come, which stays',
    'homes-propertylist--failed-more',
    'PropertyList',
  ],
  [
    'An action failed: saving, copying',
    'where it was pressed, or in a toast',
    'feedback-toasthost--failed',
    'ToastHost',
  ],
  ['The address leads nowhere', 'in place of the page', 'states-notfoundscreen--default', 'NotFoundScreen'],
  [
    'The connection is gone',
    'in one line under the bar, as long as it lasts',
    'states-offlinenotice--default',
    'OfflineNotice',
  ],
] as const;

/** Error box of a form with an invalid email. */
function Box() {
  const { t } = useTranslation();
  return <FormErrorBox problems={[{ text: t('forms:errors.email') }]} />;
}

function Errors() {
  return (
    <DocsPage
      title="Errors"
      intro="An error is told where it happened, once, in words that help. Nothing that a person has typed or chosen is ever lost by it."
    >
      <DocsSection title="Where it is told">
        <DocsTable label="Where an error is told" head={['What', 'is told', 'by']}>
          {where.map(([what, place, story, name]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{place}</td>
              <td>
                <StoryLink to={story}>{name}</StoryLink>
              </td>
            </tr>
          ))}
        </DocsTable>
      </DocsSection>
      <DocsSection title="At the field, and above the button">
        <p>
          The field says what a right answer looks like. The box repeats the first one word for word, and leads there.
        </p>
        <Sample width={440}>
          <div style={{ display: 'grid', gap: 16 }}>
            <Live
              of={text.Default}
              args={{ label: fields.email, type: 'email', icon: Mail, value: 'mona@', error: errors.email }}
            />
            <Box />
          </div>
        </Sample>
      </DocsSection>
      <DocsSection title="In the place of a part">
        <p>
          The rest of the page stays and works. The button tries again right there, and keeps the focus while it does.
        </p>
        <Sample width={480}>
          <Live of={failed.Default} />
        </Sample>
      </DocsSection>
      <DocsSection title="While it lasts">
        <p>
          What lasts is a line that stays. It goes by itself when the connection is back, and says so to those who hear.
        </p>
        <Sample>
          <Live of={offline.Default} />
        </Sample>
      </DocsSection>
      <DocsSection title="The words">
        <Words
          rule="What happened; what it means for the person, if that is not plain; what to do. In this order."
          en={['Not saved. Check your network and try again.', 'Request failed with status code 503']}
          ar={['لم يُحفظ العقار. تأكد من الشبكة ثم حاول مرة أخرى.', 'فشل الطلب برمز الحالة 503']}
        />
        <Words
          rule="Nobody is blamed: the answer does not fit, the person has done nothing wrong."
          en={[
            'Enter an 11-digit mobile number starting with 010, 011, 012 or 015.',
            'You entered an invalid phone number!',
          ]}
          ar={['يتكون رقم الموبايل من 11 رقمًا ويبدأ بـ010 أو 011 أو 012 أو 015.', 'لقد أدخلت رقمًا خاطئًا!']}
        />
      </DocsSection>
    </DocsPage>
  );
}

const meta = preview.meta({
  title: 'Patterns/Errors',
  component: Errors,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

export const Default = meta.story({
  name: 'Errors',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: fields.email })).toBeInvalid();
    await expect(canvas.getByText(ar.states.failedTitle)).toBeVisible();
  },
});
