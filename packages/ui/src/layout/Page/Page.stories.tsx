import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { layout } from '../../theme/tokens.ts';
import { PageTitle } from '../PageTitle/PageTitle.tsx';
import { Page } from './Page.tsx';

const meta = preview.meta({ title: 'Layout/Page', component: Page });

export const Default = meta.story({
  render: () => (
    <Page>
      <PageTitle title={ar.pages.list.forSale} />
      <p>{ar.pages.home.description}</p>
    </Page>
  ),
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(heading.getBoundingClientRect().x).toBeGreaterThanOrEqual(layout.gutterPhone);
  },
});

export const WithNote = meta.story({
  render: () => (
    <Page>
      <PageTitle
        title={ar.pages.list.search}
        isNoteLive
        note={ar.pages.list.corrected.replace('{{query}}', 'شقه').replace('{{corrected}}', 'شقة')}
      />
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible();
  },
});
