import { propertyCards } from '@mashrabiya/mocks';
import type { PictureImage } from '../foundation/Picture/Picture.tsx';
import { languageOf } from '../homes/stories.ts';
import type { ArticleSummary } from './ArticleCard/ArticleCard.tsx';
import type { Article } from './ArticlePage/ArticlePage.tsx';
import type { QuestionGroup } from './QuestionAccordion/findQuestions.ts';

type Both = readonly [arabic: string, english: string];

export interface Globals {
  locale?: unknown;
}

/** Takes the story's language out of a pair of texts. */
export const pick = (globals: Globals) => (text: Both) => text[globals.locale === 'en' ? 1 : 0];

/** A picture of the seed: the cover of the home at that place. */
export const picture = (home: number, globals: Globals): PictureImage | null =>
  propertyCards(languageOf(globals))[home]?.img[0] ?? null;

/** Five articles, the latest first; the last has no picture. */
export function articles(globals: Globals = {}): ArticleSummary[] {
  const says = pick(globals);
  const market = says(['السوق', 'Market']);
  const finance = says(['التمويل', 'Finance']);
  return [
    {
      id: '1',
      category: market,
      title: says(['كيف تقرأ سعر المتر قبل أن تشتري؟', 'How to read the price per metre before you buy']),
      excerpt: says([
        'رقم واحد يختصر الكثير ويخفي الكثير. هذه خمسة أسئلة تكشف لك إن كان السعر عادلًا.',
        'One number says a lot and hides a lot. Five questions that show whether a price is fair.',
      ]),
      image: picture(7, globals),
      published_at: '2026-10-12T09:00:00Z',
      minutes: 6,
    },
    {
      id: '2',
      category: finance,
      title: says(['القسط أم الكاش؟ احسبها قبل أن توقّع', 'Installments or cash? Do the sum before you sign']),
      excerpt: says([
        'خصم الكاش قد يساوي فائدة خمس سنوات. مثال بالأرقام على شقة في التجمع.',
        'A cash discount can equal five years of interest. A worked example for a flat in New Cairo.',
      ]),
      image: picture(0, globals),
      published_at: '2026-09-28T09:00:00Z',
      minutes: 4,
    },
    {
      id: '3',
      category: market,
      title: says(['الساحل في الشتاء: أفضل وقت للتفاوض', 'The coast in winter: the best time to bargain']),
      excerpt: says([
        'بعد انتهاء الموسم يقل المشترون ويزيد المعروض. ماذا تعاين في شاليه مغلق؟',
        'After the season there are fewer buyers and more on offer. What to look at in a closed chalet.',
      ]),
      image: picture(1, globals),
      published_at: '2026-09-15T09:00:00Z',
      minutes: 3,
    },
    {
      id: '4',
      category: says(['القانون', 'Law']),
      title: says([
        'تسجيل العقد في الشهر العقاري خطوة بخطوة: الأوراق المطلوبة والرسوم والمدة المتوقعة',
        'Registering a contract step by step: the papers, the fees and how long to expect',
      ]),
      excerpt: says(['ورقة ناقصة تعيدك إلى أول الطابور.', 'One missing paper sends you back to the end of the queue.']),
      image: null,
      published_at: '2026-08-30T09:00:00Z',
      minutes: 11,
    },
  ];
}

/** The first of them, whole. */
export function article(globals: Globals = {}): Article {
  const says = pick(globals);
  const [first] = articles(globals);
  if (!first) throw new Error('no articles among the fixtures');
  return {
    ...first,
    caption: says([
      'عمارتان في الشارع نفسه قد يفصل بينهما ألفا جنيه في المتر.',
      'Two buildings in one street can be two thousand pounds a metre apart.',
    ]),
    opening: [
      {
        kind: 'text',
        text: says([
          'أول ما يُقال لك عن أي شقة هو سعر المتر، وأول ما ينساه الناس أن يسألوا: متر ماذا؟ فالمساحة في العقد قد تكون صافية، وقد تشمل نصيبك من المدخل والسلم والمنور. والفرق بينهما يصل أحيانًا إلى خُمس المساحة.',
          'The first thing you hear about a flat is its price per metre, and the first thing people forget to ask is: a metre of what? The area in the contract may be what you walk on, or it may count your share of the entrance, the stairs and the light well. The two can differ by a fifth.',
        ]),
      },
      {
        kind: 'text',
        text: says([
          'لذلك لا تقارن رقمين قبل أن تتأكد أنهما يقيسان الشيء نفسه.',
          'So never compare two numbers before you know that they measure the same thing.',
        ]),
      },
    ],
    sections: [
      {
        id: 'net-area',
        title: says(['اسأل عن المساحة الصافية', 'Ask for the net area']),
        blocks: [
          {
            kind: 'text',
            text: says([
              'اطلب الرسم الهندسي، واجمع مساحات الغرف بنفسك. إن لم يكن هناك رسم فخذ معك شريط قياس: ربع ساعة توفّر عليك عشرات الآلاف.',
              'Ask for the plan and add up the rooms yourself. If there is none, bring a tape measure: a quarter of an hour can save you tens of thousands.',
            ]),
          },
          {
            kind: 'list',
            items: [
              says([
                'الغرف والصالة والمطبخ والحمامات: تُحسب كاملة.',
                'Rooms, hall, kitchen and bathrooms count in full.',
              ]),
              says(['البلكونة: يُحسب نصفها في العادة.', 'A balcony usually counts by half.']),
              says(['المدخل والسلم: لا يدخلان في الصافي.', 'The entrance and the stairs are not part of it.']),
            ],
          },
        ],
      },
      {
        id: 'compare',
        title: says(['قارن بما بيع، لا بما عُرض', 'Compare with what was sold, not with what is asked']),
        blocks: [
          {
            kind: 'quote',
            text: says([
              'السعر المكتوب في الإعلان بداية كلام، والسعر في العقد نهايته.',
              'The price in an ad opens a conversation; the price in a contract ends one.',
            ]),
            by: says(['من محادثة مع مستشار عقاري في مدينة نصر', 'From a talk with an advisor in Nasr City']),
          },
          {
            kind: 'text',
            text: says([
              'اسأل الجيران والبواب عن آخر شقة بيعت في العمارة، واطلب من المستشار أرقام ثلاثة عقود موقعة في آخر ستة أشهر.',
              'Ask the neighbours and the doorman about the last flat sold in the building, and an advisor for three contracts signed in the last six months.',
            ]),
          },
          {
            kind: 'note',
            text: says([
              'على كل إعلان في مشربية سعر المتر محسوبًا من السعر والمساحة المكتوبين فيه.',
              'Every ad on Mashrabiya shows the price per metre, from the price and area written in it.',
            ]),
          },
        ],
      },
      {
        id: 'finish',
        title: says(['اطرح التشطيب من الحساب', 'Take the finish out of the sum']),
        blocks: [
          {
            kind: 'list',
            ordered: true,
            items: [
              says(['قدّر تكلفة التشطيب الحالي للمتر.', 'Estimate what the present finish cost per metre.']),
              says(['اطرحها من سعر المتر.', 'Subtract it from the price per metre.']),
              says([
                'قارن الباقي بسعر المتر بدون تشطيب في الشارع نفسه.',
                'Compare the rest with an unfinished flat in the same street.',
              ]),
            ],
          },
        ],
      },
    ],
  };
}

/** Two groups of questions. */
export function questions(globals: Globals = {}): QuestionGroup[] {
  const says = pick(globals);
  return [
    {
      title: says(['الشراء والبيع', 'Buying and selling']),
      questions: [
        {
          id: 'commission',
          question: says(['هل تأخذ مشربية عمولة على البيع؟', 'Does Mashrabiya take a commission on a sale?']),
          answer: says([
            'لا. تتفق مع المعلن مباشرة، ولا نأخذ شيئًا من الطرفين. دخلنا من باقات الإعلانات وحدها.',
            'No. You deal with the advertiser directly, and we take nothing from either side. We live from ad plans alone.',
          ]),
        },
        {
          id: 'installments',
          question: says([
            'كيف يُحسب القسط الشهري المكتوب في الإعلان؟',
            'How is the monthly installment in an ad worked out?',
          ]),
          answer: says([
            'السعر ناقص المقدم، مقسومًا على عدد شهور التقسيط، بدون فوائد.\nاسأل المعلن دائمًا إن كانت هناك مصاريف أخرى.',
            'The price less the down payment, divided by the number of months, without interest.\nAlways ask the advertiser about other charges.',
          ]),
        },
        {
          id: 'register',
          question: says(['متى أسجّل العقد في الشهر العقاري؟', 'When do I register the contract?']),
          answer: says([
            'بعد التوقيع ودفع المتفق عليه مباشرة. لا تؤجل التسجيل إلى ما بعد الاستلام.',
            'Right after signing and paying what was agreed. Do not put it off until the handover.',
          ]),
        },
      ],
    },
    {
      title: says(['الإعلانات', 'Ads']),
      questions: [
        {
          id: 'duration',
          question: says(['كم يبقى إعلاني ظاهرًا؟', 'How long does my ad stay up?']),
          answer: says(['30 يومًا من يوم الموافقة عليه.', '30 days from the day it is approved.']),
        },
        {
          id: 'refund',
          question: says(['هل أستطيع استرداد ثمن الباقة؟', 'Can I get the price of a plan back?']),
          answer: says([
            'نعم، خلال 7 أيام من الشراء. نراجع الطلب في 5 أيام عمل، وقد تُخصم رسوم بسيطة.',
            'Yes, within 7 days of buying it. We review the request in 5 working days, and a small fee may be deducted.',
          ]),
        },
      ],
    },
  ];
}
