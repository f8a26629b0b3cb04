/** Names of the specification's values: types, subcategories, finishing, payment, promotion levels. */
export const vocabulary = {
  action: { forsell: 'للبيع', forrent: 'للإيجار' },
  type: { housing: 'سكني', commercial: 'تجاري', coastal: 'ساحلي', industrial: 'صناعي', land: 'أراضي' },
  finishing: {
    unfinished: 'بدون تشطيب',
    semi_finished: 'نصف تشطيب',
    finished: 'كامل التشطيب',
    luxury: 'تشطيب سوبر لوكس',
    furnished: 'مفروش',
  },
  orientation: { north: 'بحري', east: 'شرقي', south: 'قبلي', west: 'غربي' },
  payment: { cash: 'كاش', installment: 'تقسيط' },
  adType: { basic: 'عادي', elite: 'إيليت', superior: 'سوبيريور' },
  availability: { pending: 'قيد المراجعة', active: 'نشط', expired: 'انتهى', rejected: 'مرفوض' },
  sort: {
    date_desc: 'الأحدث أولًا',
    date_asc: 'الأقدم أولًا',
    price_asc: 'الأقل سعرًا',
    price_desc: 'الأعلى سعرًا',
    default: 'الترتيب المقترح',
  },
};
