import { ar } from '@mashrabiya/i18n/ar';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import * as signUp from '../../../packages/ui/src/forms/Patterns/SignUpForm.stories.tsx';
import * as text from '../../../packages/ui/src/forms/TextField/TextField.stories.tsx';
import * as button from '../../../packages/ui/src/foundation/Button/Button.stories.tsx';
import { DocsPage, DocsSection } from '../DocsPage.tsx';
import { badWords } from '../pieces/badWords.ts';
import { DoDont } from '../pieces/DoDont.tsx';
import { Live } from '../pieces/Live.tsx';
import { Sample } from '../pieces/Sample.tsx';
import { StoryLink } from '../pieces/StoryLink.tsx';

const { fields } = ar.forms;
const stack = { display: 'grid', gap: 8 } as const;
const pair = { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8 } as const;

function Forms() {
  return (
    <DocsPage
      title="Forms"
      intro="One column, in the order of a conversation. Each field validates itself; the form decides which error is shown first."
    >
      <DocsSection title="A whole form">
        <p>
          The form works: leave a field empty, press the button, follow the box. The same is{' '}
          <StoryLink to="forms-patterns--sign-up">played by keyboard alone</StoryLink> in its story.
        </p>
        <Sample width={440}>
          <Live of={signUp.Empty} />
        </Sample>
      </DocsSection>
      <DocsSection title="Behaviour">
        <ol className="doc-steps">
          <li>No errors during the first typing. A field is validated on blur.</li>
          <li>A field with an error is validated with every letter, so that the error disappears once it is fixed.</li>
          <li>The button is never disabled for missing answers. Pressing it shows them.</li>
          <li>
            The box above the button shows the first error only, with a link. Once it is fixed, the box shows the next.
          </li>
          <li>During submission the button is busy and keeps its width; fields keep their text.</li>
          <li>The server’s errors look like the form’s: at their field, in the same words.</li>
        </ol>
      </DocsSection>
      <DocsSection title="Do and don’t">
        <DoDont
          width={400}
          good={{
            show: (
              <div style={stack}>
                <Live of={text.Default} args={{ label: fields.name }} />
                <Live of={text.Optional} args={{ label: fields.email, type: 'email' }} />
              </div>
            ),
            why: 'One column has one reading direction. Optional fields are marked, because most fields are required.',
          }}
          bad={{
            show: (
              <div style={pair}>
                <Live of={text.Default} args={{ label: badWords.starredName[0], icon: undefined, hint: undefined }} />
                <Live of={text.Default} args={{ label: badWords.starredEmail[0], icon: undefined, hint: undefined }} />
              </div>
            ),
            why: 'Two columns interrupt the reading direction, and asterisks need an explanation.',
          }}
        />
        <DoDont
          width={400}
          good={{
            show: <Live of={button.Wide} args={{ children: fields.signUp }} />,
            why: 'The button is always enabled: pressing it shows the missing answers.',
          }}
          bad={{
            show: <Live of={button.Disabled} args={{ children: fields.signUp, wide: true }} />,
            why: 'A disabled button gives no reason. Keyboards skip it, and screen readers may miss it.',
          }}
        />
      </DocsSection>
    </DocsPage>
  );
}

const meta = preview.meta({
  title: 'Patterns/Forms',
  component: Forms,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

export const Default = meta.story({
  name: 'Forms',
  play: async ({ canvas, userEvent, step }) => {
    await step('the form on the page works', async () => {
      const [send] = canvas.getAllByRole('button', { name: fields.signUp });
      if (!send) throw new Error('the form has a button');
      await userEvent.click(send);
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(ar.forms.problem.name_required));
    });
  },
});
