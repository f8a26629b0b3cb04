/** Screens that replace a page or a list. */
export const states = {
  emptyTitle: 'لا يوجد شيء هنا بعد',
  failedTitle: 'تعذّر التحميل',
  failedText: 'حدث خطأ أثناء التحميل. تأكد من اتصالك ثم حاول مرة أخرى.',
  retrying: 'جارٍ المحاولة',
  notFoundTitle: 'هذه الصفحة غير موجودة',
  notFoundText: 'ربما تغيّر الرابط أو حُذف الإعلان. يمكنك تصفّح آلاف العقارات الأخرى.',
  loginTitle: 'سجّل الدخول لفتح هذه الصفحة',
  loginTextFor: 'سجّل الدخول لعرض «{{page}}»، وسنعيدك إليها مباشرة.',
  loginText: 'سجّل الدخول وسنعيدك إلى حيث كنت.',
  offlineTitle: 'أنت غير متصل بالإنترنت',
  offlineText: 'تعرض الآن نسخة محفوظة. سنعيد الاتصال تلقائيًا.',
  updateTitle: 'إصدار جديد جاهز',
  updateText: 'أعد تحميل الصفحة لاستخدامه.',
  reload: 'إعادة التحميل',
  reloading: 'جارٍ إعادة التحميل',
};
