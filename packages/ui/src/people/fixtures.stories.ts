import type { Advisor, AdvisorApplication, ReviewReply } from '@mashrabiya/contract';
import type { ReviewData } from './Review/Review.tsx';

type BilingualText = readonly [arabic: string, english: string];
interface Globals {
  locale?: unknown;
}

const createTranslate = (globals: Globals) => (text: BilingualText) => text[globals.locale === 'en' ? 1 : 0];

/** Three advisors in the story's language: with a picture, with many areas, and new. */
export function advisors(globals: Globals = {}): Advisor[] {
  const translate = createTranslate(globals);
  return [
    {
      id: '1',
      user_id: '019a8000-0000-7000-8000-000000000001',
      city: 1,
      rating: 4.7,
      reviews: 3,
      name: translate(['منى الشاذلي للاستشارات', 'Mona El Shazly Consulting']),
      profile_pic: '../974f1ec811879a24-480.webp',
      city_name: translate(['القاهرة الجديدة', 'New Cairo']),
      places: [
        translate(['التجمع الخامس', 'Fifth Settlement']),
        translate(['مدينتي', 'Madinaty']),
        translate(['الرحاب', 'Rehab']),
      ],
      category: 'housing',
      years_of_experience: 12,
      certificates: [translate(['دبلومة التقييم العقاري', 'Diploma in property valuation'])],
      about: translate([
        'أساعد الأسر على اختيار سكن يناسب دخلها، وأراجع العقد قبل التوقيع بندًا بندًا.',
        'I help families choose a home that fits their income, and read the contract line by line before they sign.',
      ]),
    },
    {
      id: '2',
      user_id: '019a8000-0000-7000-8000-000000000002',
      city: 2,
      rating: 3.9,
      reviews: 3,
      name: translate(['كريم عبد العزيز', 'Karim Abdel Aziz']),
      profile_pic: '',
      city_name: translate(['الإسكندرية', 'Alexandria']),
      places: [
        translate(['سموحة', 'Smouha']),
        translate(['سيدي بشر', 'Sidi Bishr']),
        translate(['ميامي', 'Miami']),
        translate(['العجمي', 'Agami']),
        translate(['ستانلي', 'Stanley']),
        translate(['لوران', 'Loran']),
      ],
      category: 'coastal',
      years_of_experience: 4,
      certificates: [
        translate(['شهادة الوساطة العقارية', 'Certified real-estate broker']),
        translate(['شهادة إدارة الأملاك', 'Certified property manager']),
      ],
      about: translate([
        'أعرف شواطئ الإسكندرية شارعًا شارعًا: شاليهات وشقق مصيف بعقود موثقة.',
        'I know the shore of Alexandria street by street: chalets and summer flats with registered contracts.',
      ]),
    },
    {
      id: '3',
      user_id: '019a8000-0000-7000-8000-000000000003',
      city: 3,
      rating: null,
      reviews: 0,
      name: translate(['سارة منصور', 'Sara Mansour']),
      profile_pic: '',
      city_name: translate(['أسيوط', 'Assiut']),
      places: [translate(['وسط البلد', 'Downtown'])],
      category: 'land',
      years_of_experience: 1,
      certificates: [],
      about: translate(['أراضٍ سكنية وزراعية في أسيوط وما حولها.', 'Residential and farm land in and around Assiut.']),
    },
  ];
}

/** Pending application, with a reason for a rejection. */
export function application(globals: Globals = {}): AdvisorApplication {
  const translate = createTranslate(globals);
  return {
    id: '019b2000-0000-7000-8000-000000000001',
    state: 'pending',
    name: translate(['كريم عبد العزيز', 'Karim Abdel Aziz']),
    email: 'karim@example.com',
    phone: '01200004321',
    about: translate(['أعرف شواطئ الإسكندرية شارعًا شارعًا.', 'I know the shore of Alexandria street by street.']),
    years_of_experience: 4,
    age: 34,
    experience: translate([
      'وسيط مستقل في سموحة وسيدي بشر، أكثر من ثلاثين عقدًا مسجلًا.',
      'An independent broker in Smouha and Sidi Bishr, with more than thirty registered contracts.',
    ]),
    city: { id: 2, name: translate(['الإسكندرية', 'Alexandria']) },
    places: [
      { id: 21, name: translate(['سموحة', 'Smouha']) },
      { id: 22, name: translate(['سيدي بشر', 'Sidi Bishr']) },
    ],
    certificates: [translate(['شهادة الوساطة العقارية', 'Certified real-estate broker'])],
    category: 'coastal',
    profile_pic: '../974f1ec811879a24-480.webp',
    submitted_at: '2026-11-18T08:00:00.000Z',
    reason: translate(['أرسل صورة شخصية واضحة.', 'Send a clear picture of yourself.']),
  };
}

/** Reply to the first review. */
export const reply = (globals: Globals = {}): ReviewReply => ({
  name: createTranslate(globals)(['منى الشاذلي', 'Mona El Shazly']),
  text: createTranslate(globals)([
    'سعدت بالتعامل معك، ومبروك السكن الجديد.',
    'It was a pleasure. Enjoy your new home.',
  ]),
  created_at: '2026-09-04T10:00:00Z',
});

/** Reviews from full praise to a complaint; the second is long. */
export function reviews(globals: Globals = {}): ReviewData[] {
  const translate = createTranslate(globals);
  return [
    {
      id: '1',
      name: translate(['أحمد رشدي', 'Ahmed Roshdy']),
      profile_pic: null,
      rating: 5,
      has_contacted: true,
      reply: reply(globals),
      text: translate([
        'الشقة مطابقة للصور تمامًا، والميعاد كان بالدقيقة. أنصح بالتعامل معها.',
        'The flat was exactly as in the photos, and she was on time to the minute. I recommend her.',
      ]),
      created_at: '2026-09-02T10:00:00Z',
      time_ago: translate(['قبل أسبوعين', '2 weeks ago']),
    },
    {
      id: '2',
      name: translate(['هبة السيد', 'Heba El Sayed']),
      profile_pic: null,
      rating: 4,
      has_contacted: false,
      reply: null,
      text: translate([
        'تواصلت معها بعد بحث طويل عن شقة قريبة من مدرسة الأولاد. عرضت ثلاث شقق في يوم واحد، وشرحت فرق سعر المتر بين كل شارع والذي يليه، وراجعت معنا نظام السداد قسطًا قسطًا قبل أن نقرر. تأخر الرد يومًا واحدًا في نهاية الأسبوع، لكن بعد ذلك سارت الأمور بسرعة: معاينة ثانية مع المهندس، ثم توقيع العقد في مكتب المحامي خلال أسبوع. لو عاد بنا الوقت لتعاملنا معها من البداية.',
        'I got in touch after a long search for a flat near the children’s school. She showed us three in one day, explained how the price per metre differs from street to street, and went through the payment plan with us, instalment by instalment, before we decided. One weekend the reply took a day, but after that all went fast: a second viewing with our engineer, then the contract at the lawyer’s within a week. If we had to do it again we would start with her.',
      ]),
      created_at: '2026-07-18T10:00:00Z',
      time_ago: translate(['قبل شهرين', '2 months ago']),
    },
    {
      id: '3',
      name: translate(['مينا جرجس', 'Mina Girgis']),
      profile_pic: null,
      rating: 2,
      has_contacted: false,
      reply: null,
      text: translate(['الإعلان كان قديمًا والشقة مؤجرة من قبل.', 'The ad was old, and the flat already let.']),
      created_at: '2026-03-05T10:00:00Z',
      time_ago: translate(['قبل 6 أشهر', '6 months ago']),
    },
  ];
}
