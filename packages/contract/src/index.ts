export { cairoDay, cairoMonth, monthsUpTo } from './calendar.ts';
export type { Call } from './calls/call.ts';
export { Facets, FILTER_NAMES, type FilterName } from './calls/facets.ts';
export { FavoriteCard, FavoritesQuery } from './calls/favorites.ts';
export { Filters, ListQuery, PageQuery, SearchBody, SearchFilters } from './calls/filters.ts';
export { type CallAnswer, type CallInput, calls } from './calls/index.ts';
export { PropertyPage, SearchPage } from './calls/listings.ts';
export { MapCluster, MapDot, MapPin, MapView } from './calls/map.ts';
export { AreaKind, AreaPage, AreaPrice, BusyArea, Market, TrendMonth } from './calls/market.ts';
export { Interpretation, Suggestion } from './calls/words.ts';
export * from './constants.ts';
export { foldDigits } from './digits.ts';
export { EMAIL_PATTERN } from './email.ts';
export { type Access, API_PREFIX, type CallName, type Endpoint, endpoints } from './endpoints.ts';
export { AdvisorApplication } from './entities/advisor.ts';
export { AuditEvent } from './entities/auditEvent.ts';
export { Category, Feature, SubcategoryEntry } from './entities/category.ts';
export { Configuration, Plan, Transaction } from './entities/commerce.ts';
export { City, Governorate } from './entities/place.ts';
export { ErrorAnswer, Problem } from './entities/problem.ts';
export { Payment, PriceContext, Property, PropertyCard, PropertyImage } from './entities/property.ts';
export { Reel } from './entities/reel.ts';
export { Session } from './entities/session.ts';
export { PublicUser, User } from './entities/user.ts';
export { ERROR_STATUS, type ErrorCode, isErrorCode } from './errors.ts';
export { type Box, MAX_AREA_POINTS, type Point, parseArea, parseBox, writeArea, writeBox } from './geo.ts';
export {
  DeleteAccountInput,
  EmailChangeInput,
  emailChangeFrom,
  ForgotPasswordInput,
  LoginInput,
  PasswordChangeInput,
  PhoneInput,
  ProfileInput,
  RegisterInput,
  ResetPasswordInput,
  VerifyEmailInput,
} from './inputs/account.ts';
export { type AdvisorDraft, AdvisorInput, MAX_YEARS_OF_EXPERIENCE } from './inputs/advisor.ts';
export { INPUT_CODES, type InputCode, isInputCode } from './inputs/codes.ts';
export {
  ContactInput,
  REVIEW_MAX_LENGTH,
  ReviewInput,
  SavedSearchInput,
  SEARCH_NAME_MAX_LENGTH,
} from './inputs/messages.ts';
export { type AdPicture, isPictureType, PropertyPictures } from './inputs/pictures.ts';
export {
  hasInstallments,
  PropertyDetails,
  type PropertyDraft,
  PropertyFeatures,
  PropertyInput,
  PropertyPack,
  PropertyPlace,
  PropertyTerms,
} from './inputs/property.ts';
export {
  REEL_ACTIONS,
  REEL_RANKINGS,
  ReelClip,
  type ReelDraft,
  ReelInput,
  ReelTerms,
  ReelTexts,
} from './inputs/reel.ts';
export { isRefusalCode, REFUSAL_STATUS, type RefusalCode } from './inputs/refusals.ts';
export { isMapLink } from './mapLink.ts';
export { parsePhone, phoneToE164 } from './phone.ts';
export { IMAGES_PATH, type PictureFormat, PROFILE_IMAGES_PATH, pictureFile, pictureSrcSet } from './pictures.ts';
export { isProblemCode, type ProblemCode, statusOf } from './problemCodes.ts';
export { type RandomBytes, uuidv7 } from './uuid.ts';
export * from './vocabulary.ts';
