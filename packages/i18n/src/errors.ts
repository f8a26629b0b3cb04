import type { ErrorCode } from '@mashrabiya/contract';
import type { Language } from './locales.ts';

/** What each error code says to a person; `{{field}}` is the field's name on the wire. */
export const errorMessages: Record<Language, Record<ErrorCode, string>> = {
  ar: {
    malformed_body: 'تعذّرت قراءة البيانات المرسلة.',
    body_too_large: 'البيانات المرسلة أكبر من المسموح.',
    query_too_long: 'الرابط أطول من المسموح.',
    headers_too_large: 'ترويسة الطلب أكبر من المسموح.',
    unsupported_content_type: 'نوع المحتوى غير مدعوم. أرسل JSON.',
    invalid_field: 'قيمة غير صالحة في {{field}}.',
    unknown_field: 'حقل غير معروف: {{field}}.',
    invalid_page: 'رقم الصفحة يجب أن يكون عددًا صحيحًا يبدأ من 1.',
    invalid_id: 'المعرّف غير صالح.',
    invalid_sort: 'الترتيب يكون asc أو desc، وبحقل واحد فقط.',
    invalid_range: 'الحد الأقصى أقل من الحد الأدنى في {{field}}.',
    invalid_choice: 'اختيار غير معروف في {{field}}.',
    invalid_number: 'اكتب عددًا صحيحًا موجبًا في {{field}}.',
    text_too_long: 'النص أطول من المسموح في {{field}}.',
    required_field: 'الحقل {{field}} مطلوب.',
    login_required: 'سجّل الدخول أولًا.',
    forbidden: 'ليس لديك صلاحية لهذا الإجراء.',
    not_found: 'لم نجد ما تبحث عنه.',
    gone: 'هذا الإعلان لم يعد متاحًا.',
    method_not_allowed: 'هذا الإجراء غير متاح هنا.',
    too_many_requests: 'طلبات كثيرة. انتظر قليلًا ثم حاول مرة أخرى.',
    timeout: 'استغرق الطلب وقتًا أطول من المسموح. حاول مرة أخرى.',
    unavailable: 'الخدمة غير متاحة الآن. حاول بعد قليل.',
    unexpected: 'حدث خطأ ما.',
  },
  en: {
    malformed_body: 'What was sent could not be read.',
    body_too_large: 'What was sent is larger than allowed.',
    query_too_long: 'The address is longer than allowed.',
    headers_too_large: 'The request headers are larger than allowed.',
    unsupported_content_type: 'This content type is not supported. Send JSON.',
    invalid_field: 'The value of {{field}} is not valid.',
    unknown_field: 'Unknown field: {{field}}.',
    invalid_page: 'The page must be a whole number from 1.',
    invalid_id: 'The id is not valid.',
    invalid_sort: 'A sort is asc or desc, by one field only.',
    invalid_range: 'The upper end is below the lower end at {{field}}.',
    invalid_choice: 'Unknown choice for {{field}}.',
    invalid_number: 'Give a whole, positive number for {{field}}.',
    text_too_long: 'The text of {{field}} is longer than allowed.',
    required_field: '{{field}} is required.',
    login_required: 'Log in first.',
    forbidden: 'You do not have permission to do this.',
    not_found: 'We could not find what you asked for.',
    gone: 'This ad is no longer available.',
    method_not_allowed: 'This action is not available here.',
    too_many_requests: 'Too many requests. Wait a while, then try again.',
    timeout: 'The request took longer than allowed. Try again.',
    unavailable: 'The service is not available now. Try again shortly.',
    unexpected: 'Something went wrong.',
  },
};

/** The message of an error code in one language. */
export const errorMessage = (code: ErrorCode, language: Language, field = ''): string =>
  errorMessages[language][code].replace('{{field}}', field);
