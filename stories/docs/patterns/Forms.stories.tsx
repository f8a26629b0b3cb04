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
      intro="One column, in the order in which one would tell it to a person. Each field minds itself; the form minds the order in which mistakes are told."
    >
      <DocsSection title="A whole form">
        <p>
          It works: leave a field empty, press the button, follow the box. The same is{' '}
          <StoryLink to="forms-patterns--sign-up">played by keyboard alone</StoryLink> in its story.
        </p>
        <Sample width={440}>
          <Live of={signUp.Empty} />
        </Sample>
      </DocsSection>
      <DocsSection title="How it goes">
        <ol className="doc-steps">
          <li>Nothing is wrong while one types for the first time. A field is checked when it is left.</li>
          <li>A field that was wrong is checked with every letter, so that the error goes as soon as it is mended.</li>
          <li>The button is never disabled for missing answers. A press on it says what is missing.</li>
          <li>The box above the button tells the first mistake only, and leads to it. Mended, it tells the next.</li>
          <li>While the form is on its way the button is busy and keeps its width; fields keep what was typed.</li>
          <li>What the server refuses is told like what the form refuses: at its field, in the same words.</li>
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
            why: 'One column, one direction of reading. Optional is what is said, because most of what a form asks is needed.',
          }}
          bad={{
            show: (
              <div style={pair}>
                <Live of={text.Default} args={{ label: badWords.starredName[0], icon: undefined, hint: undefined }} />
                <Live of={text.Default} args={{ label: badWords.starredEmail[0], icon: undefined, hint: undefined }} />
              </div>
            ),
            why: 'Two columns break the way down, and stars have to be explained somewhere else.',
          }}
        />
        <DoDont
          width={400}
          good={{
            show: <Live of={button.Wide} args={{ children: fields.signUp }} />,
            why: 'Always ready to be pressed: the press is how one learns what is missing.',
          }}
          bad={{
            show: <Live of={button.Disabled} args={{ children: fields.signUp, wide: true }} />,
            why: 'A grey button that does not say why. Keyboards skip it, and screen readers may never meet it.',
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
