export { adQuality, CONTENT_ADVICE, type ContentAdvice, type ContentFacts, contentAdviceFor } from './adQuality.ts';
export { TEXT_ADVICE, type TextAdvice, textAdviceFor, withoutPhones } from './adText.ts';
export { type TitleFacts, type TitleIdea, titleIdeas } from './adTitles.ts';
export { cairoDay, cairoDaysLater, cairoMidnight, cairoMonth, monthsUpTo } from './calendar.ts';
export { AdvisorFilters, AdvisorPage } from './calls/advisors.ts';
export { AlertSettings } from './calls/alerts.ts';
export type { Call, FileField } from './calls/call.ts';
export { DataExport } from './calls/exports.ts';
export { Facets, FILTER_NAMES, type FilterName } from './calls/facets.ts';
export { FavoriteCard, FavoriteCounts, FavoritesQuery } from './calls/favorites.ts';
export { Filters, ListQuery, PageQuery, SearchBody, SearchFilters } from './calls/filters.ts';
export { type CallAnswer, type CallInput, calls, type FileFieldOf } from './calls/index.ts';
export { PropertyPage, SearchPage } from './calls/listings.ts';
export { MapCluster, MapDot, MapPin, MapView } from './calls/map.ts';
export { AreaKind, AreaPage, AreaPrice, BusyArea, Market, TrendMonth } from './calls/market.ts';
export { Difference, NearHome } from './calls/nearest.ts';
export { OwnPropertiesQuery, STATISTICS_DAYS, type StatisticsDays } from './calls/owning.ts';
export { ReviewPage } from './calls/providers.ts';
export { ReelFilters, ReelPage } from './calls/reels.ts';
export { Interpretation, Suggestion } from './calls/words.ts';
export { CLIPS_PATH, clipFiles } from './clips.ts';
export * from './constants.ts';
export { foldDigits } from './digits.ts';
export { EMAIL_PATTERN, normalEmail } from './email.ts';
export { type Access, API_PREFIX, type BodyType, type CallName, type Endpoint, endpoints } from './endpoints.ts';
export { AD_ADVICE, type AdAdvice, AdStatistics } from './entities/adStatistics.ts';
export { ADVISOR_STATES, Advisor, AdvisorApplication, type AdvisorState } from './entities/advisor.ts';
export { AuditEvent } from './entities/auditEvent.ts';
export { Category, Feature, SubcategoryEntry } from './entities/category.ts';
export { Configuration, LoginProvider, Plan, Transaction } from './entities/commerce.ts';
export { Draft } from './entities/draft.ts';
export {
  Books,
  FinanceEvent,
  OrderHistory,
  PaymentCase,
  PlanVersion,
  RefundCase,
  SettingVersion,
  SoldOrder,
} from './entities/finance.ts';
export { Login, LoginAnswer, TwoFactorRequired } from './entities/login.ts';
export {
  Block,
  CaseSeller,
  ModerationEvent,
  Person,
  PersonRecord,
  TRUST_PARTS,
  TrustFigures,
  type TrustPart,
} from './entities/moderation.ts';
export { Order, Receipt, RefundQuote } from './entities/orders.ts';
export {
  AdCounts,
  AdPacks,
  OwnProperty,
  OwnPropertyDetails,
  Refusal,
  UploadedPicture,
} from './entities/ownProperty.ts';
export { Passkey, PasskeyCreation, PasskeyRequest } from './entities/passkey.ts';
export { City, Governorate } from './entities/place.ts';
export { OwnPlan, PlanOffer } from './entities/plans.ts';
export { ErrorAnswer, Problem } from './entities/problem.ts';
export { LikeMedian, Payment, PriceContext, Property, PropertyCard, PropertyImage } from './entities/property.ts';
export { Provider, Review, ReviewReportCase, StarCounts } from './entities/provider.ts';
export { OwnReel, Reel } from './entities/reel.ts';
export { Refund } from './entities/refund.ts';
export {
  OWN_REPORT_STATES,
  OwnReport,
  type OwnReportState,
  Report,
  ReportCase,
  ReportWeight,
} from './entities/report.ts';
export {
  AD_PARTS,
  AdChange,
  type AdPart,
  PastReview,
  ReviewCase,
  WAIT_REASONS,
  type WaitReason,
} from './entities/reviewCase.ts';
export { Alert, SavedSearch } from './entities/savedSearch.ts';
export { Session } from './entities/session.ts';
export { Statistics } from './entities/statistics.ts';
export {
  Article,
  ArticleArea,
  ArticleSummary,
  ProseBlock,
  ProseHref,
  ProseSection,
  ProseSpan,
  Question,
  QuestionGroup,
  TextPage,
  TextSlug,
  TextSource,
} from './entities/text.ts';
export { PublicUser, User } from './entities/user.ts';
export { ERROR_STATUS, type ErrorCode, isErrorCode } from './errors.ts';
export { type Box, MAX_AREA_POINTS, type Point, parseArea, parseBox, writeArea, writeBox } from './geo.ts';
export {
  DeleteAccountInput,
  EmailChangeInput,
  emailChangeFrom,
  ForgotPasswordInput,
  LanguageInput,
  LoginInput,
  PasswordChangeInput,
  PhoneInput,
  ProfileDraft,
  ProfileInput,
  RegisterInput,
  ResetPasswordInput,
  VerifyEmailInput,
} from './inputs/account.ts';
export {
  ADVISOR_NOTE_MAX_LENGTH,
  AdvisorDecision,
  AdvisorDecisionInput,
  type AdvisorDraft,
  AdvisorInput,
  AdvisorRequest,
  MAX_YEARS_OF_EXPERIENCE,
} from './inputs/advisor.ts';
export { INPUT_CODES, type InputCode, isInputCode } from './inputs/codes.ts';
export { DraftInput } from './inputs/draft.ts';
export { DuplicateInput } from './inputs/duplicate.ts';
export {
  CaseInput,
  CreditInput,
  FinanceSetting,
  NewPlanInput,
  PLAN_MAX_ADS,
  PLAN_MAX_DAYS,
  PlanVersionInput,
  planFault,
  planVersionInput,
  REFUND_DECISIONS,
  RefundDecisionInput,
  SettingInput,
  SOLD_KINDS,
} from './inputs/finance.ts';
export { IdTokenInput } from './inputs/identities.ts';
export { CloseInput, RenewInput } from './inputs/keep.ts';
export {
  CONTACT_MIN_MS,
  CONTACT_TOPICS,
  ContactInput,
  ContactRequest,
  type ContactTopic,
  FavoriteNoteInput,
  NOTE_MAX_LENGTH,
  REVIEW_MAX_LENGTH,
  ReviewInput,
  SavedSearchInput,
  SEARCH_NAME_MAX_LENGTH,
} from './inputs/messages.ts';
export { CardCheckoutInput, type CheckoutDraft, CheckoutInput, OrderInput, RefundInput } from './inputs/orders.ts';
export { NewPasskeyInput, PasskeyInput, PasskeyLoginInput } from './inputs/passkeys.ts';
export {
  type AdPicture,
  isHeic,
  isPictureFile,
  isPictureType,
  PICTURE_ACCEPT,
  PropertyPictures,
} from './inputs/pictures.ts';
export {
  hasInstallments,
  INSTALLMENT_YEARS_MAX,
  PropertyDetails,
  type PropertyDraft,
  PropertyFeatures,
  PropertyInput,
  PropertyPack,
  PropertyPlace,
  PropertyPost,
  PropertyTerms,
  ROOMS_MAX,
  SIZE_MAX,
} from './inputs/property.ts';
export {
  CLIP_LIMITS,
  CLIP_PART_BYTES,
  REEL_RANKINGS,
  ReelClip,
  type ReelDraft,
  ReelDraftContent,
  ReelInput,
  ReelPost,
  ReelTerms,
  ReelTexts,
} from './inputs/reel.ts';
export { isRefusalCode, REFUSAL_STATUS, type RefusalCode } from './inputs/refusals.ts';
export {
  BlockInput,
  REPORT_DECISIONS,
  REPORT_MAX_LENGTH,
  REPORT_OUTCOMES,
  REVIEW_REPORT_DECISIONS,
  REVIEW_REPORT_REASONS,
  ReportDecision,
  type ReportDecisionKind,
  ReportInput,
  type ReportOutcome,
  ReportReviewInput,
  type ReviewReportDecision,
  ReviewReportDecisionInput,
  ReviewReportInput,
  type ReviewReportReason,
  UnblockInput,
} from './inputs/report.ts';
export { AdDecision, AdReviewInput, REVIEW_DECISIONS, type ReviewDecision } from './inputs/review.ts';
export { RoleInput } from './inputs/role.ts';
export { AlertInput, MergeSearchesInput, SaveSearchInput } from './inputs/savedSearches.ts';
export { CodeInput, LoginCodeInput, PasswordProofInput, TwoFactorProofInput } from './inputs/twoFactor.ts';
export { isMapLink, placeOfMapLink, writeMapLink } from './mapLink.ts';
export { Piastres, piastres, piastresOf, poundsOf } from './money.ts';
export { orderIdEnd, orderNumber } from './orderNumber.ts';
export { type PagePath, pagePaths, paymentPath, propertyPath, receiptPath } from './pagePaths.ts';
export { foldPassword, isPersonalPassword } from './password.ts';
export { parsePhone, phoneToE164 } from './phone.ts';
export {
  IMAGES_PATH,
  type PictureFormat,
  PROFILE_IMAGES_PATH,
  pictureFile,
  pictureSrcSet,
  SHARE_PATH,
  SHARE_SIZE,
  sharePicture,
} from './pictures.ts';
export { isProblemCode, type ProblemCode, statusOf } from './problemCodes.ts';
export { proseText } from './proseText.ts';
export {
  isRecentReel,
  type OrderedReel,
  orderReels,
  REEL_HEAD_START_DAYS,
  REEL_REASONS,
  REEL_RECENT_DAYS,
  type ReelReason,
  reelReasons,
  unseenFirst,
} from './reelOrder.ts';
export { HREF_MAX_LENGTH, parseSavedHref, type SavedList } from './savedHref.ts';
export { type RandomBytes, uuidv7 } from './uuid.ts';
export * from './vocabulary.ts';
