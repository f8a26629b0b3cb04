/**
 * Business constants and limits: specification, section 9, unless stated otherwise. Lengths are in characters, times in
 * milliseconds, money in whole Egyptian pounds.
 */
export const AD_DAYS = 30;
export const REFUND_WINDOW_DAYS = 7;
export const REFUND_REVIEW_BUSINESS_DAYS = 5;

export const ADDRESS_MIN_LENGTH = 20;
export const DESCRIPTION_MIN_LENGTH = 20;
export const REEL_TEXT_MIN_LENGTH = 20;
export const MAX_IMAGES = 10;
export const MAX_DRAFTS = 10;
export const PICTURE_MAX_BYTES = 15 * 1024 * 1024;
export const PICTURE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** Applies after digits are folded and `+2`, spaces and dashes removed (specification, section 5). */
export const PHONE_PATTERN = /^01\d{9}$/;
export const PASSWORD_MIN_LENGTH = 8;
export const LOGIN_RETURN_PATH = '/login/return';
export const ADVISOR_MIN_AGE = 18;
export const CURRENCY = 'EGP';

export const SEARCH_DEBOUNCE_MS = 400;
/** Visible share of the last card at which the next page loads. */
export const NEXT_PAGE_VISIBLE_RATIO = 0.1;
export const SWIPE_THRESHOLD_PX = 50;
export const SWIPE_SUPPRESSION_MS = 150;
export const MAX_THUMBNAILS = 5;
export const MOBILE_BREAKPOINT_PX = 400;
export const POPUP_TRANSITION_MS = 300;
export const SORT_MENU_WIDTH_PX = 200;

export const TOAST_MS = 5000;
/** Lifetime of a mailed code; the mail states it. */
export const EMAIL_CODE_MINUTES = 10;
/** Lifetime of a code sent by SMS; the message states it. */
export const PHONE_CODE_MINUTES = 10;
/** Time between two codes for a phone number. */
export const PHONE_CODE_WAIT_SECONDS = 60;
/** Attempts with one mailed code or code sent by SMS, correct ones included. */
export const MAX_CODE_ATTEMPTS = 5;
export const UNDO_MS = 10_000;
export const PROPERTY_TOAST_MS = 2500;
export const TOAST_EXIT_MS = 300;
export const REEL_COUNTDOWN_STEP_MS = 1000;

export const CACHE_FRESH_MS = 5 * 60_000;
export const FETCH_RETRIES = 3;

export const PAGE_SIZE = 20;
/** Deepest page of a list; beyond it a filter is the better tool. */
export const MAX_PAGE = 10_000;
export const MAX_QUERY_LENGTH = 200;
/** In the bedroom and bathroom filters this number means "this many or more". */
export const ROOMS_OR_MORE = 6;
export const MAX_CHOICES = 30;
export const SIMILAR_COUNT = 8;
export const NEAREST_COUNT = 24;

/** Widths of the stored picture variants, in pixels. */
export const PICTURE_WIDTHS = { avif: [480, 960, 1600], webp: [480, 960] } as const;

export const JSON_API_TYPE = 'application/vnd.api+json';

/** Minimum sample for a published median. */
export const MIN_SAMPLE = 8;
export const BUSIEST_AREA_COUNT = 8;
/** Nearby areas with prices on an area page, the nearest first, and their maximum distance in kilometres. */
export const NEARBY_AREA_COUNT = 4;
export const NEARBY_KM = 60;
/** Distance in kilometres from the city's centre beyond which moderators see a warning: cities and coasts are long. */
export const FAR_FROM_CITY_KM = 40;
/** Priced pins on a map; other listings in view are dots. */
export const MAX_PINS = 40;
export const MAX_COMPARED = 4;
export const MAX_SAVED_SEARCHES = 30;
export const MAX_RECENT_LISTINGS = 30;
/** Note of a report, and a moderator's reason for a block or warning. */
export const REPORT_MAX_LENGTH = 1000;
