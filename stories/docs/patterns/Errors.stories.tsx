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
  ['An invalid answer', 'at its field, below it', 'forms-textfield--invalid', 'TextField'],
  [
    'A refused form',
    'in the box above its button: the first error only',
    'forms-formerrorbox--default',
    'FormErrorBox',
  ],
  ['A part of a page failed to load', 'in that part’s place', 'states-failedstate--default', 'FailedState'],
  [
    'The next page of a list failed to load',
    'below the loaded cards, which stay',
    'listings-propertylist--failed-more',
    'PropertyList',
  ],
  [
    'A failed action: saving, copying',
    'where it was triggered, or in a toast',
    'feedback-toasthost--failed',
    'ToastHost',
  ],
  ['An unknown address', 'in place of the page', 'states-notfoundscreen--default', 'NotFoundScreen'],
  [
    'A lost connection',
    'in one line under the bar, until it is back',
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
      intro="An error appears once, where it happened, in helpful words. Nothing that the user has entered is lost."
    >
      <DocsSection title="Position">
        <DocsTable label="Positions of errors" head={['Error', 'position', 'by']}>
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
          The field describes a valid answer. The box repeats the first error word for word, with a link to its field.
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
        <p>The rest of the page stays usable. The button retries the part, and keeps the focus meanwhile.</p>
        <Sample width={480}>
          <Live of={failed.Default} />
        </Sample>
      </DocsSection>
      <DocsSection title="Permanent conditions">
        <p>
          A permanent condition is a line that stays. It disappears when the connection is back, and a screen reader
          announces that.
        </p>
        <Sample>
          <Live of={offline.Default} />
        </Sample>
      </DocsSection>
      <DocsSection title="The words">
        <Words
          rule="The event, its meaning for the user if it is not obvious, and the next step, in this order."
          en={['Not saved. Check your network and try again.', 'Request failed with status code 503']}
          ar={['لم يُحفظ العقار. تأكد من الشبكة ثم حاول مرة أخرى.', 'فشل الطلب برمز الحالة 503']}
        />
        <Words
          rule="Do not blame the user: describe the valid answer."
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
