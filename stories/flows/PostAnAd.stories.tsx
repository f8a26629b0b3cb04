import { ar } from '@mashrabiya/i18n/ar';
import { myListingsHandlers, postingHandlers } from '@mashrabiya/mocks';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AppStory } from '../support/AppStory.tsx';
import { createArgs, mockOwnNetwork, pageParameters, renderPage } from '../support/page.tsx';

const { search, listings, vocabulary, wizard } = ar;
const pictures = fn<(file: File) => void>();
const posts = fn<(draftId: string | undefined) => void>();

const meta = preview.meta({
  title: 'Flows/Post an ad',
  component: AppStory,
  parameters: pageParameters,
  globals: { viewport: { value: 'phone' } },
  args: createArgs('/addProperty'),
  render: renderPage,
  beforeEach: mockOwnNetwork(() => [
    ...postingHandlers({ onPicture: (file) => pictures(file), onPost: (id) => posts(id) }),
    ...myListingsHandlers(),
  ]),
});

async function createPhoto(): Promise<File> {
  const canvas = new OffscreenCanvas(640, 480);
  const context = canvas.getContext('2d');
  if (context) context.fillStyle = 'teal';
  context?.fillRect(0, 0, 640, 480);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'front.png', { type: 'image/png' });
}

/** Five tabs, the preview with its pack, then the user's listings. */
export const FromTitleToMyAds = meta.story({
  play: async ({ canvas, canvasElement, step }) => {
    pictures.mockClear();
    posts.mockClear();
    const goToNextStep = () => userEvent.click(canvas.getByRole('button', { name: wizard.next }));
    const expectStep = (name: string) => canvas.findByRole('heading', { name });
    const choose = async (label: string) => {
      await userEvent.click(canvas.getByRole('combobox', { name: label }));
      const [option] = await screen.findAllByRole('option');
      await userEvent.click(option as HTMLElement);
    };

    await step('Place', async () => {
      const title = await canvas.findByRole('textbox', { name: wizard.home.noAddress });
      await userEvent.type(title, 'شقة بحديقة خاصة في التجمع الخامس');
      await waitFor(() => expect(canvas.getByRole('combobox', { name: search.label.gover })).toBeEnabled());
      await choose(search.label.gover);
      await choose(search.label.city);
      await goToNextStep();
    });
    await step('Details', async () => {
      await expectStep(wizard.step.details);
      await choose(search.label.type);
      await choose(search.label.subcategory_id);
      await choose(search.label.finishing);
      for (const [label, value] of [
        [wizard.home.size, '165'],
        [search.label.floors, '1'],
        [search.label.bedrooms, '3'],
        [search.label.bathrooms, '2'],
      ] as const)
        await userEvent.type(canvas.getByRole('spinbutton', { name: label }), value);
      await goToNextStep();
    });
    await step('Terms, beside the prices of similar listings', async () => {
      await expectStep(wizard.step.description);
      await userEvent.type(
        canvas.getByRole('textbox', { name: listings.detail.description }),
        'شقة بتشطيب كامل وحديقة خاصة قريبة من الجامعة.',
      );
      await userEvent.click(canvas.getByRole('radio', { name: vocabulary.action.forsell }));
      await userEvent.type(canvas.getByRole('textbox', { name: search.label.price }), '4850000');
      await userEvent.click(canvas.getByRole('radio', { name: new RegExp(`^${vocabulary.payment.cash}`) }));
      await expect(await canvas.findByText(/أعلى من المتوسط .* بـ8%/)).toBeVisible();
      await goToNextStep();
    });
    await step('Pictures, prepared for the server', async () => {
      await expectStep(wizard.step.pictures);
      const input = canvasElement.querySelector('input[type=file][multiple]') as HTMLInputElement;
      await userEvent.upload(input, await createPhoto());
      await waitFor(() => expect(canvasElement.querySelector('[data-picture].done')).toBeVisible());
      await expect(pictures).toHaveBeenCalledOnce();
      await goToNextStep();
    });
    await step('Preview, pack, post', async () => {
      await expectStep(wizard.step.features);
      await userEvent.click(canvas.getByRole('button', { name: wizard.preview }));
      await userEvent.click(await canvas.findByRole('radio', { name: new RegExp(`^${vocabulary.adType.elite}`) }));
      await userEvent.click(canvas.getByRole('button', { name: wizard.post }));
      await expect(await canvas.findByRole('heading', { level: 1, name: ar.shell.links.myProperties })).toBeVisible();
      await expect(posts).toHaveBeenCalledWith(expect.stringMatching(/^[0-9a-f-]{36}$/));
    });
  },
});
