export const common = {
  brand: 'مشربية',
  tagline: 'بيتك الجاي من هنا',
  retry: 'حاول مرة أخرى',
  close: 'إغلاق',
  back: 'رجوع',
  goHome: 'العودة إلى الرئيسية',
  showMore: 'عرض المزيد',
  loading: 'جارٍ التحميل',
  optional: 'اختياري',
  money: '{{amount}} ج.م',
};
