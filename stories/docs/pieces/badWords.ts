/** Badly written examples in both languages; none is in the catalogs. */
export const badWords = {
  slogan: ['فرصة العمر! لقطة للجادين فقط', 'Once in a lifetime! Serious buyers only'],
  reel: ['!!! فرصة العمر !!! #عقارات #استثمار #تجمع', '!!! Chance of a lifetime !!! #realestate #invest #cairo'],
  hurry: ['أسرع! العرض ينتهي قريبًا جدًا', 'Hurry! This offer ends very soon'],
  praise: ['«أفضل شركة على الإطلاق!»', '“Best company ever!”'],
  clickbait: ['لن تصدق ما حدث لأسعار التجمع… والسبب سيفاجئك!', 'You won’t believe what happened to prices… and why!'],
  noData: ['لا توجد بيانات', 'No data'],
  invalid: ['قيمة غير صالحة', 'Invalid value'],
  serverError: ['خطأ 500', 'Error 500'],
  starredName: ['الاسم *', 'Name *'],
  starredEmail: ['البريد الإلكتروني *', 'Email *'],
} as const satisfies Record<string, readonly [ar: string, en: string]>;
