/** Why the server refuses an input that is well formed (specification, section 8), and the HTTP status of each. */
export const REFUSAL_STATUS = {
  wrong_login: 401,
  too_many_logins: 429,
  email_taken: 422,
  phone_taken: 422,
  applicant_email_taken: 422,
  applicant_phone_taken: 422,
  email_unknown: 422,
  link_not_sent: 422,
  retry_too_soon: 429,
  wrong_password: 400,
  // a link that was mailed
  link_invalid: 422,
  link_expired: 410,
  link_used: 410,
} as const;

export type RefusalCode = keyof typeof REFUSAL_STATUS;

/** Whether a text is the code of a refusal. */
export const isRefusalCode = (code: string): code is RefusalCode => Object.hasOwn(REFUSAL_STATUS, code);
