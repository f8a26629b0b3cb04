import { BadgeCheck, Eye, Scale } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { type Globals, pick } from '../fixtures.stories.ts';
import { AboutPage, type AboutPageProps } from './AboutPage.tsx';

function about(globals: Globals = {}): AboutPageProps {
  const says = pick(globals);
  return {
    title: says(['نافذة على بيتك القادم', 'A window on your next home']),
    story: [
      says([
        'المشربية شباك البيت القاهري القديم: يُدخل النور ويحفظ الخصوصية، وتنظر منه إلى الشارع على مهل. هكذا نريد البحث عن بيت: صور كثيرة، أرقام واضحة، ولا أحد يلحّ عليك.',
        'A mashrabiya is the window of the old Cairo house: it lets the light in, keeps the home private, and gives a quiet view of the street. That is how we think a search for a home should feel: many photos, clear numbers, and nobody who presses you.',
      ]),
      says([
        'نجمع من يعرض ومن يبحث في مكان واحد، للبيع والإيجار، في محافظات مصر كلها.',
        'We bring those who offer and those who look together in one place, for sale and for rent, in all of Egypt.',
      ]),
    ],
    numbers: [
      { value: 27, label: says(['محافظة', 'Governorates']) },
      { value: 5, label: says(['أنواع من العقارات', 'Kinds of property']) },
      { value: 30, label: says(['يومًا عمر الإعلان', 'Days that an ad stays']) },
    ],
    values: [
      {
        icon: BadgeCheck,
        title: says(['الإعلان المدفوع مكتوب عليه', 'Paid places say so']),
        text: says(['كل ترتيب مدفوع عليه كلمة «إعلان».', 'Every paid place carries the word “Ad”.']),
      },
      {
        icon: Eye,
        title: says(['أرقام تُراجع', 'Numbers one can check']),
        text: says(['سعر المتر والقسط محسوبان أمامك.', 'Price per metre and installments, worked out before you.']),
      },
      {
        icon: Scale,
        title: says(['لا عمولة', 'No commission']),
        text: says(['تتفق مع المعلن مباشرة.', 'You deal with the advertiser directly.']),
      },
    ],
    teams: [
      {
        title: says(['المراجعة', 'Review']),
        text: says(['تقرأ كل إعلان قبل نشره.', 'Reads every ad before it is published.']),
      },
      {
        title: says(['خدمة المستخدمين', 'Support']),
        text: says(['ترد على رسائلكم خلال يوم عمل.', 'Answers your messages within a working day.']),
      },
      {
        title: says(['التصميم والهندسة', 'Design and engineering']),
        text: says(['تبني الموقع وتبقيه سريعًا على كل هاتف.', 'Builds the site, and keeps it quick on every phone.']),
      },
    ],
  };
}

const meta = preview.meta({
  title: 'Reading/AboutPage',
  component: AboutPage,
  args: about(),
  render: (args, { globals }) => <AboutPage {...args} {...about(globals)} />,
});

/** The first figure stands at the inline start. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    const governorates = canvas.getByText('محافظة').getBoundingClientRect();
    const kinds = canvas.getByText('أنواع من العقارات').getBoundingClientRect();
    await expect(governorates.left).toBeGreaterThan(kinds.right);
  },
});
