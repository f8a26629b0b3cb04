import type { ErrorCode, ProblemCode, RefusalCode } from '@mashrabiya/contract';
import { problems as arProblems } from './catalogs/ar/problems.ts';
import { problems as enProblems } from './catalogs/en/problems.ts';
import type { Language } from './locales.ts';

/**
 * What each code of an answer as a whole says to a person; `{{field}}` is the field's name on the wire. What the code of
 * a form's answer says is in the catalogs, for the form says it, too.
 */
const errorMessages: Record<Language, Record<ErrorCode | RefusalCode, string>> = {
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
    overloaded: 'الموقع مزدحم الآن. حاول مرة أخرى بعد ثوانٍ.',
    unavailable: 'الخدمة غير متاحة الآن. حاول بعد قليل.',
    unexpected: 'حدث خطأ ما.',
    wrong_login: 'تعذّر تسجيل الدخول. راجع البريد وكلمة المرور.',
    too_many_logins: 'حدث خطأ. حاول مرة أخرى بعد 30 ثانية.',
    email_taken: 'هذا البريد الإلكتروني مستخدم في حساب آخر.',
    phone_taken: 'رقم الموبايل مستخدم من قبل.',
    applicant_email_taken: 'هذا البريد الإلكتروني مستخدم من قبل.',
    applicant_phone_taken: 'رقم الموبايل هذا مستخدم من قبل.',
    email_unknown: 'لا يوجد حساب بهذا البريد الإلكتروني.',
    link_not_sent: 'تعذّر إرسال الرابط. راجع البريد الإلكتروني.',
    retry_too_soon: 'انتظر قليلًا قبل المحاولة مرة أخرى.',
    wrong_password: 'كلمة المرور الحالية غير صحيحة.',
    link_invalid: 'هذا الرابط غير صحيح. افتحه من رسالتنا مرة أخرى.',
    link_expired: 'انتهت صلاحية هذا الرابط. اطلب رابطًا جديدًا.',
    link_used: 'استُخدم هذا الرابط من قبل.',
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
    overloaded: 'The site is very busy now. Try again in a few seconds.',
    unavailable: 'The service is not available now. Try again shortly.',
    unexpected: 'Something went wrong.',
    wrong_login: 'Login failed. Check your details.',
    too_many_logins: 'An error occurred, please try again after 30 seconds.',
    email_taken: 'The email address is already in use by another account.',
    phone_taken: 'The phone has already been taken.',
    applicant_email_taken: 'The email has already been taken.',
    applicant_phone_taken: 'The phone number has already been taken.',
    email_unknown: 'We can’t find a user with that email address.',
    link_not_sent: 'We could not send the reset link. Check the email address.',
    retry_too_soon: 'Please wait before retrying.',
    wrong_password: 'Current password is incorrect',
    link_invalid: 'This link is not valid. Open it from our message again.',
    link_expired: 'This link has expired. Ask for a new one.',
    link_used: 'This link has been used already.',
  },
};

const problems: Record<Language, Record<string, string>> = { ar: arProblems, en: enProblems };

/** The message of a code in one language. */
export function errorMessage(code: ProblemCode, language: Language, field = ''): string {
  const messages: Partial<Record<ProblemCode, string>> = errorMessages[language];
  return (messages[code] ?? problems[language][code] ?? '').replace('{{field}}', field);
}
