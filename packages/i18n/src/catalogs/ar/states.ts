/** Screens that replace a page or a list. */
export const states = {
  emptyTitle: 'لا يوجد شيء هنا بعد',
  failedTitle: 'تعذّر التحميل',
  failedText: 'حدث خطأ ما ولم تصل البيانات. تأكد من اتصالك ثم حاول مرة أخرى.',
  retrying: 'جارٍ المحاولة',
  notFoundTitle: 'هذه الصفحة غير موجودة',
  notFoundText: 'ربما تغيّر الرابط أو حُذف الإعلان. ما زالت آلاف العقارات في انتظارك.',
  loginTitle: 'سجّل الدخول لفتح هذه الصفحة',
  loginTextFor: '«{{page}}» لأصحاب الحسابات. دقيقة واحدة وتعود إليها.',
  loginText: 'دقيقة واحدة وتعود إلى حيث كنت.',
  offlineTitle: 'أنت غير متصل بالإنترنت',
  offlineText: 'ما تراه الآن محفوظ من قبل. سنكمل تلقائيًا عند عودة الاتصال.',
  updateTitle: 'إصدار جديد جاهز',
  updateText: 'أعد تحميل الصفحة لاستخدامه.',
  reload: 'إعادة التحميل',
  reloading: 'جارٍ إعادة التحميل',
};
