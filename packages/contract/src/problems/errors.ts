/** Each code has a message in both languages in `@mashrabiya/i18n`. */
export const ERROR_STATUS = {
  // unreadable input
  malformed_body: 400,
  body_too_large: 413,
  body_too_slow: 408,
  file_too_large: 413,
  too_many_files: 413,
  query_too_long: 414,
  headers_too_large: 431,
  unsupported_content_type: 415,
  // invalid fields
  invalid_field: 422,
  unknown_field: 422,
  invalid_page: 422,
  invalid_id: 422,
  invalid_sort: 422,
  invalid_range: 422,
  invalid_choice: 422,
  invalid_number: 422,
  text_too_long: 422,
  required_field: 422,
  // not found or not permitted
  login_required: 401,
  forbidden: 403,
  not_found: 404,
  gone: 410,
  method_not_allowed: 405,
  too_many_requests: 429,
  // server failures
  timeout: 503,
  overloaded: 503,
  unavailable: 503,
  unexpected: 500,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(ERROR_STATUS, code);
