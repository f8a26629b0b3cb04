import { FileText, HandCoins, KeyRound, Wrench } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { type Globals, pick, picture } from '../fixtures.stories.ts';
import { ServicePage, type ServicePageProps } from './ServicePage.tsx';

function management(globals: Globals = {}): ServicePageProps {
  const says = pick(globals);
  return {
    title: says(['عقارك يعمل، وأنت مطمئن', 'Your property works while you rest']),
    intro: says([
      'نجد المستأجر، ونحصّل الإيجار، ونتابع الصيانة، ويصلك تقرير واضح أول كل شهر. لمن يسكن بعيدًا عن عقاره أو لا يملك الوقت له.',
      'We find the tenant, collect the rent, see to repairs, and send you a clear report on the first of each month. For owners who live far away, or have no time.',
    ]),
    image: picture(2, globals),
    offers: [
      {
        icon: KeyRound,
        title: says(['اختيار المستأجر', 'Finding the tenant']),
        text: says([
          'نعرض الوحدة ونتحقق من المستأجر قبل العقد.',
          'We show the unit and check the tenant before a contract.',
        ]),
      },
      {
        icon: HandCoins,
        title: says(['تحصيل الإيجار', 'Collecting the rent']),
        text: says(['في موعده، إلى حسابك مباشرة.', 'On its day, straight to your account.']),
      },
      {
        icon: Wrench,
        title: says(['الصيانة', 'Repairs']),
        text: says(['فنيون معروفون، ولا إصلاح بلا موافقتك.', 'Known tradesmen, and no repair without your word.']),
      },
      {
        icon: FileText,
        title: says(['تقرير شهري', 'A monthly report']),
        text: says(['ما دخل وما صُرف، بالفواتير.', 'What came in and what went out, with invoices.']),
      },
    ],
    steps: [
      {
        title: says(['معاينة', 'A visit']),
        text: says(['نزور الوحدة ونقدّر إيجارها.', 'We look at the unit and estimate its rent.']),
      },
      {
        title: says(['اتفاق', 'An agreement']),
        text: says(['عقد إدارة سنوي، تلغيه بإشعار شهر.', 'A yearly contract that a month’s notice ends.']),
      },
      {
        title: says(['تأجير', 'Letting']),
        text: says(['صور وإعلان ومواعيد معاينة.', 'Photos, an ad, and viewings.']),
      },
      {
        title: says(['متابعة', 'Looking after it']),
        text: says(['تحصيل وصيانة وتقرير كل شهر.', 'Rent, repairs and a report every month.']),
      },
    ],
    action: { href: '/contact', label: says(['اطلب معاينة', 'Ask for a visit']) },
    otherAction: { href: '/QAs', label: says(['أسئلة شائعة', 'Common questions']) },
    closing: says(['لنبدأ بزيارة، بلا التزام', 'Let us begin with a visit, without obligation']),
  };
}

const meta = preview.meta({
  title: 'Reading/ServicePage',
  component: ServicePage,
  args: management(),
  render: (args, { globals }) => <ServicePage {...args} {...management(globals)} />,
});

/** Words at the inline start, picture at the end; the steps follow the writing. */
export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const title = canvas.getByRole('heading', { level: 1, name: args.title });
    const [visit, agreement] = args.steps.map((step) => canvas.getByRole('heading', { name: step.title }));
    await expect(title.getBoundingClientRect().left).toBeGreaterThan(innerWidth / 2);
    await expect(visit?.getBoundingClientRect().left).toBeGreaterThan(agreement?.getBoundingClientRect().left ?? 0);
    await expect(canvas.getAllByRole('link', { name: args.action.label })[0]).toHaveAttribute('href', '/contact');
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
