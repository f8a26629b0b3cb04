/** Why the server refuses an input that is well formed (specification, section 8), and the HTTP status of each. */
export const REFUSAL_STATUS = {
  wrong_login: 401,
  too_many_logins: 429,
  // the specification has these two of a registration answered so
  register_email_taken: 401,
  register_phone_taken: 401,
  email_taken: 422,
  phone_taken: 422,
  applicant_email_taken: 422,
  applicant_phone_taken: 422,
  email_unknown: 422,
  link_not_sent: 422,
  retry_too_soon: 429,
  wrong_password: 400,
  too_many_saved: 422,
  // a second proof
  wrong_code: 400,
  challenge_expired: 410,
  two_factor_is_on: 409,
  two_factor_is_off: 409,
  password_missing: 400,
  id_token_refused: 422,
  identity_unverified: 422,
  identity_unconfirmed: 409,
  email_unconfirmed: 409,
  passkey_refused: 422,
  passkeys_too_many: 422,
  // a link that was mailed
  link_invalid: 422,
  link_expired: 410,
  link_used: 410,
  // an ad
  not_yours: 403,
  no_ads_left: 409,
  ad_not_active: 409,
  ad_not_expired: 409,
  ad_renewed: 409,
  review_outdated: 409,
  undo_too_late: 409,
  // an order
  plan_unavailable: 409,
  price_changed: 409,
  key_reused: 409,
  payment_unavailable: 503,
  order_not_paid: 409,
  refund_window_over: 409,
  refund_exists: 409,
  nothing_to_refund: 409,
  quote_changed: 409,
  refund_decided: 409,
  order_settled: 409,
  case_closed: 409,
  // finance decides for others only
  self_dealing: 403,
  version_begun: 409,
  too_few_ads: 409,
  reported_already: 409,
  application_exists: 409,
  application_outdated: 409,
  review_of_oneself: 403,
  review_reported_already: 409,
  ad_not_paused: 409,
  account_blocked: 403,
  seller_not_blocked: 409,
  seller_not_blockable: 409,
  last_administrator: 409,
  person_blocked: 409,
} as const;

export type RefusalCode = keyof typeof REFUSAL_STATUS;

/** Whether a text is the code of a refusal. */
export const isRefusalCode = (code: string): code is RefusalCode => Object.hasOwn(REFUSAL_STATUS, code);
