import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../locale/useLocale.ts';
import { drawShareBackdrop } from './shareBackdrop.ts';

function SharePicture() {
  const { dir } = useLocale();
  const source = `data:image/svg+xml,${encodeURIComponent(drawShareBackdrop(dir))}`;
  return <img src={source} alt="" style={{ display: 'block', inlineSize: '100%', maxInlineSize: 1200 }} />;
}

const meta = preview.meta({ title: 'Foundation/SharePicture', component: SharePicture });

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('img');
    await waitFor(() => expect(picture?.naturalWidth).toBe(1200));
    await expect(picture?.naturalHeight).toBe(630);
  },
});

export const English = meta.story({ globals: { locale: 'en' } });
