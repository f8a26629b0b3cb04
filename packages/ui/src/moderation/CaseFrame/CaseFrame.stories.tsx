import { ar } from '@mashrabiya/i18n/ar';
import { useTranslation } from 'react-i18next';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { CaseFrame, type CaseFrameProps } from './CaseFrame.tsx';

const LONG_TEXT = 'شقة بحديقة خاصة في التجمع الخامس، على بعد خطوات من الجامعة الأمريكية. '.repeat(60);

function Translated(props: Omit<CaseFrameProps, 'decision'>) {
  const { t } = useTranslation();
  return (
    <CaseFrame
      {...props}
      queueReason={<h2>{t('moderation:trust.why')}</h2>}
      record={<h2>{t('moderation:listings.seller')}</h2>}
      decision={
        <div className="decision">
          <Button wide>{t('moderation:listings.accept')}</Button>
          <Button wide variant="outlined">
            {t('moderation:listings.change')}
          </Button>
          <Button wide variant="outlined" color="error">
            {t('moderation:listings.reject')}
          </Button>
        </div>
      }
    >
      <p dir="auto">{LONG_TEXT}</p>
    </CaseFrame>
  );
}

const meta = preview.meta({ title: 'Moderation/CaseFrame', component: Translated });

const { decision, listings } = ar.moderation;

const isInSight = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
};

/** The decision is beside the content, and stays in sight while it scrolls. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: decision });
    const content = canvas.getByText(LONG_TEXT.trim());
    await expect(panel.getBoundingClientRect().right).toBeLessThan(content.getBoundingClientRect().left);
    await expect(isInSight(panel)).toBe(true);
    scrollTo({ top: 400 });
    await expect(isInSight(panel)).toBe(true);
    scrollTo({ top: 0 });
  },
});

/** The decision is a bar at the bottom of the screen. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const reject = canvas.getByRole('button', { name: listings.reject });
    const accept = canvas.getByRole('button', { name: listings.accept });
    await expect(reject.getBoundingClientRect().top).toBe(accept.getBoundingClientRect().top);
    await expect(isInSight(accept)).toBe(true);
  },
});

export const EnglishPhone = meta.story({ globals: { viewport: { value: 'phone' }, locale: 'en' } });

export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });
