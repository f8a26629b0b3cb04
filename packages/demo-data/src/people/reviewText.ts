import type { BilingualText } from '@mashrabiya/reference';

/** Text by an Arabic and by an English writer. */
export type ReviewText = BilingualText;

/** Invented reviews of sellers and landlords, by mood. */
export const PRAISE: Record<'glad' | 'content' | 'cross', readonly ReviewText[]> = {
  glad: [
    {
      ar: 'الشقة مطابقة للصور تمامًا، والميعاد كان بالدقيقة. أنصح بالتعامل معهم.',
      en: 'The flat was exactly as in the photos, and they were on time to the minute.',
    },
    {
      ar: 'رد سريع وكلام واضح من أول مكالمة، ولم يتغير السعر عند التوقيع.',
      en: 'Quick replies, plain words from the first call, and the price stayed what it was.',
    },
    {
      ar: 'ساعدنا في مراجعة العقد وشرح كل بند، وتم التسليم قبل الموعد بأسبوع.',
      en: 'Went through the contract with us line by line; we had the keys a week early.',
    },
    {
      ar: 'صبور جدًا: شاهدنا خمس شقق في يومين حتى وجدنا ما يناسب ميزانيتنا.',
      en: 'Very patient: five flats in two days until one fitted our budget.',
    },
    {
      ar: 'الأوراق كلها كانت جاهزة ومسجلة، ولم نحتج إلى أي زيارة إضافية.',
      en: 'All papers were ready and registered; not one extra visit.',
    },
    { ar: 'تعامل محترم ومصداقية كاملة في المساحة والدور.', en: 'Honest about the size and the floor, and polite.' },
  ],
  content: [
    {
      ar: 'التعامل جيد والمكان كما وُصف، لكن المعاينة تأجلت مرة.',
      en: 'Good to deal with and the place as described, though one viewing was put off.',
    },
    {
      ar: 'السعر كان قابلًا للتفاوض قليلًا، والرد يتأخر في نهاية الأسبوع.',
      en: 'Some room to negotiate; replies are slow at weekends.',
    },
    {
      ar: 'شقة نظيفة وموقع ممتاز. الصور أقدم قليلًا من الواقع.',
      en: 'A clean flat in a fine spot. The photos were a little older than the flat.',
    },
    { ar: 'خدمة جيدة، والعمولة كانت واضحة من البداية.', en: 'Good service, and the fee was clear from the start.' },
  ],
  cross: [
    { ar: 'الإعلان كان قديمًا والشقة مؤجرة من قبل.', en: 'The ad was old, and the flat already let.' },
    {
      ar: 'المساحة أقل مما كُتب في الإعلان، وعرفنا ذلك عند المعاينة فقط.',
      en: 'Smaller than the ad said, which we learnt only at the viewing.',
    },
    { ar: 'تأخر الرد أكثر من يومين، ثم تغير موعد المعاينة.', en: 'Two days without a reply, then another date.' },
  ],
};

export const REPLIES: Record<'glad' | 'cross', readonly ReviewText[]> = {
  glad: [
    { ar: 'سعدنا بالتعامل معك، ومبروك السكن الجديد.', en: 'It was a pleasure. Enjoy your new home.' },
    { ar: 'شكرًا لكلامك الطيب، ونحن في الخدمة دائمًا.', en: 'Thank you for the kind words. We are always here to help.' },
  ],
  cross: [
    {
      ar: 'نعتذر عما حدث. حدّثنا الإعلان، ويسعدنا أن نعرض عليك بديلًا مناسبًا.',
      en: 'We are sorry about this. The ad is corrected now, and we would gladly show you something better.',
    },
    {
      ar: 'نأسف للتأخير في الرد. زدنا فريق التواصل حتى لا يتكرر ذلك.',
      en: 'We are sorry that our reply took so long. More of us answer the phone now.',
    },
  ],
};
