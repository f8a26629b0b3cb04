export { AuditEvent } from './accounts/auditEvent.ts';
export { Block } from './accounts/block.ts';
export {
  buildEmailChangeInput,
  EmailChangeInput,
  ForgotPasswordInput,
  LanguageInput,
  LoginInput,
  PasswordChangeInput,
  PhoneInput,
  ProfileDraft,
  RegisterInput,
  ResetPasswordInput,
} from './accounts/inputs.ts';
export { Login, LoginAnswer } from './accounts/login.ts';
export { LinkedIdentity } from './accounts/loginMethod.ts';
export { Passkey } from './accounts/passkey.ts';
export { NewPasskeyInput } from './accounts/passkeyInputs.ts';
export { Session } from './accounts/session.ts';
export { CodeInput, PasswordProofInput, PhoneCodeInput, TwoFactorProofInput } from './accounts/twoFactorInputs.ts';
export { PublicUser, REPLY_HOURS, User } from './accounts/user.ts';
export type { Call, FileField } from './call/call.ts';
export { QueueHolder } from './call/commonSchemas.ts';
export { type Access, API_PREFIX, type BodyType, type Endpoint } from './call/endpoint.ts';
export { type Rate, type RateLimit, TOO_MANY_LOGINS } from './call/limits.ts';
export { ANSWER_TIME_LIMIT, UPLOAD_TIME_LIMIT } from './call/timeLimit.ts';
export { type CallAnswer, type CallInput, calls, type FileFieldOf, type LimitOf } from './calls.ts';
export {
  CompanyCase,
  CompanyRequest,
  type CompanyRequestState,
  OwnCompany,
  VerifiedCompany,
} from './companies/company.ts';
export {
  buildCompanyInput,
  type CompanyDraft,
  type CompanyInput,
  findValidityProblem,
  MAX_COMPANY_PAPERS,
  RevocationInput,
} from './companies/inputs.ts';
export { toCategoryId } from './constants/categoryIds.ts';
export * from './constants/constants.ts';
export * from './constants/moderationVocabulary.ts';
export {
  cancelledPaymentPath,
  myReelsPath,
  type PagePath,
  type ProfileTab,
  pagePaths,
  paymentPath,
  profileTabPath,
  propertyPath,
  receiptPath,
} from './constants/pagePaths.ts';
export * from './constants/paymentVocabulary.ts';
export {
  buildAbsentFieldValues,
  CHOICE_FIELDS,
  type ChoiceFieldName,
  COUNT_FIELDS,
  type CountFieldName,
  FILTER_FIELDS,
  type FilterFieldName,
  getEmptyValue,
  getPresence,
  hasField,
  isFieldShown,
  mapFields,
  NO_FIELD_VALUES,
  type NonEmptyFieldName,
  NUMBER_FIELDS,
  PRESET_RANGE_FIELDS,
  PROPERTY_FIELD_NAMES,
  PROPERTY_FIELDS,
  type PresetRangeFieldName,
  type PropertyFacts,
  type PropertyField,
  type PropertyFieldCodes,
  type PropertyFieldName,
  RANGE_FIELDS,
  TYPED_RANGE_FIELDS,
  toFieldCodes,
  toFieldValues,
  toPropertyFacts,
} from './constants/propertyFields.ts';
export * from './constants/textVocabulary.ts';
export * from './constants/vocabulary.ts';
export {
  CONTACT_MIN_MS,
  CONTACT_TOPICS,
  ContactInput,
  ContactRequest,
  type ContactTopic,
} from './contact/inputs.ts';
export {
  CONVERSATION_ROLES,
  Conversation,
  type ConversationRole,
  ConversationSummary,
  Message,
  type ReportedConversation,
} from './conversations/conversation.ts';
export {
  buildViewingInput,
  buildVisitorInput,
  type ConversationSettings,
  EmailCodeInput,
  ENQUIRY_KINDS,
  type EnquiryKind,
  MAX_MESSAGE_PICTURES,
  MESSAGE_MAX_LENGTH,
  MessageInput,
  PictureMessageInput,
  SharedPhoneInput,
  type ViewingInput,
  type VisitorInput,
} from './conversations/inputs.ts';
export { TYPING_TIMES, UserEvent, type UserEventKind, UserEvents } from './conversations/userEvent.ts';
export { MessageViewing, Viewing, type ViewingAnswer, type ViewingChange } from './conversations/viewing.ts';
export { findViewingTimeProblem, getViewingDays, VIEWING_TIMES } from './conversations/viewingTimes.ts';
export {
  APPLICATION_NOTE_MAX_LENGTH,
  ApplicationDecision,
  ApplicationDecisionInput,
} from './decisions/applicationDecision.ts';
export { type CallName, endpoints } from './endpoints.ts';
export { DataExport } from './exports/calls.ts';
export { FavoriteCard, FavoriteCounts } from './favorites/calls.ts';
export { FAVORITE_NOTE_MAX_LENGTH } from './favorites/inputs.ts';
export { INPUT_CODES, type InputCode, isInputCode } from './fields/codes.ts';
export { PRICE_MAX } from './fields/fields.ts';
export {
  FinanceEvent,
  FinanceOrder,
  LedgerSummary,
  OrderHistory,
  PaymentCase,
  PlanVersion,
  RefundCase,
  SettingVersion,
} from './finance/entities.ts';
export {
  buildPlanVersionInput,
  CaseInput,
  CreditInput,
  FinanceSetting,
  findPlanProblem,
  NewPlanInput,
  PLAN_MAX_ADS,
  PLAN_MAX_DAYS,
  PlanVersionInput,
  PURCHASABLE_PLAN_KINDS,
  REFUND_DECISIONS,
  RefundDecisionInput,
  SettingInput,
} from './finance/inputs.ts';
export { LEAD_NOTE_MAX_LENGTH, LeadChange, LeadNoteInput } from './leads/inputs.ts';
export { isFollowUpDue, Lead, LeadDetails, LeadPage } from './leads/lead.ts';
export { PropertyPage, SearchPage } from './listings/calls.ts';
export { Facets, FILTER_NAMES, type FilterName } from './listings/facetCalls.ts';
export { Filters } from './listings/filters.ts';
export { isCompleted } from './listings/isCompleted.ts';
export { MapCluster, MapDot, MapPin, MapView } from './listings/mapCalls.ts';
export { isMapLink, parseMapLink, writeMapLink } from './listings/mapLink.ts';
export { FilterDifference, NearestListing } from './listings/nearestCalls.ts';
export { Payment, PriceContext, Property, PropertyCard, PropertyImage, SimilarMedian } from './listings/property.ts';
export { Interpretation, Suggestion } from './listings/queryTextCalls.ts';
export { AreaKind, AreaPage, AreaPrice, BusyArea, Market, TrendMonth } from './market/calls.ts';
export {
  type AdPicture,
  isHeic,
  isPictureFile,
  PICTURE_ACCEPT,
  PropertyPictures,
} from './media/pictureInputs.ts';
export {
  buildPictureSrcSet,
  getPictureFile,
  getSharePicturePath,
  IMAGES_PATH,
  type PictureFormat,
  PROFILE_IMAGES_PATH,
  SHARE_PATH,
  SHARE_SIZE,
} from './media/pictures.ts';
export type { PrivatePicture, PrivatePictureSize } from './media/privatePicture.ts';
export { BlockInput, RoleInput, UnblockInput, WarningInput } from './moderation/accountInputs.ts';
export {
  CaseSeller,
  ModeratedUser,
  ModerationEvent,
  TRUST_PARTS,
  TrustFigures,
  type TrustPart,
  UserRecord,
} from './moderation/entities.ts';
export {
  AdChange,
  type AdPart,
  PendingReel,
  PreviousReview,
  ReviewCase,
  type WaitReason,
} from './moderation/reviewCase.ts';
export { AdDecision, AdReviewInput, type ReviewDecision } from './moderation/reviewInputs.ts';
export { AccountStatistics } from './myListings/accountStatistics.ts';
export {
  type ContentFacts,
  computeAdQuality,
  listContentAdvice,
} from './myListings/adQuality.ts';
export { type AdAdvice, AdStatistics } from './myListings/adStatistics.ts';
export { listTextAdvice, removePhones } from './myListings/adText.ts';
export { buildTitleIdeas, type TitleIdea } from './myListings/adTitles.ts';
export {
  OWN_SORTS,
  type OwnSort,
  SORT_ORDERS,
  type SortOrder,
  STATISTICS_DAYS,
  type StatisticsDays,
} from './myListings/calls.ts';
export { PropertyDetails } from './myListings/details.ts';
export { Draft } from './myListings/draft.ts';
export { DraftInput } from './myListings/draftInputs.ts';
export { DuplicateInput } from './myListings/duplicateInputs.ts';
export {
  buildPropertyInput,
  type PropertyDraft,
  PropertyFeatures,
  PropertyInput,
  PropertyPack,
  PropertyPlace,
  PropertyPost,
} from './myListings/inputs.ts';
export {
  AdCounts,
  OwnProperty,
  OwnPropertyDetails,
  Refusal,
} from './myListings/ownProperty.ts';
export { CloseInput, RenewInput } from './myListings/renewInputs.ts';
export {
  buildPropertyTerms,
  computeMonthlyInstallment,
  type DeliveryDays,
  findDeliveryProblem,
  getDeliveryDays,
  hasInstallments,
  INSTALLMENT_YEARS_MAX,
} from './myListings/terms.ts';
export { BackgroundJobs, JobKind } from './operations/entities.ts';
export { CardCheckoutInput, CheckoutInput, OrderInput, RefundInput } from './payments/inputs.ts';
export { formatOrderNumber, parseOrderIdEnd } from './payments/orderNumber.ts';
export { Order, Receipt, RefundQuote } from './payments/orders.ts';
export { Refund } from './payments/refund.ts';
export { Transaction } from './payments/transaction.ts';
export { Advisor, AdvisorApplication } from './people/advisor.ts';
export { AdvisorPage } from './people/advisorCalls.ts';
export {
  type AdvisorDraft,
  AdvisorInput,
  MAX_YEARS_OF_EXPERIENCE,
} from './people/advisorInputs.ts';
export { Provider, Review, ReviewReply, ReviewReportCase, StarCounts } from './people/provider.ts';
export {
  CONTACTED_REVIEW_WEIGHT,
  MAX_STARS,
  MIN_REVIEWS_FOR_AVERAGE,
  REVIEW_MAX_LENGTH,
  ReviewInput,
  ReviewReplyInput,
} from './people/reviewInputs.ts';
export { OwnPlan, Plan, PlanOffer } from './plans/plans.ts';
export { ERROR_STATUS, type ErrorCode, isErrorCode } from './problems/errors.ts';
export { ErrorAnswer, Problem } from './problems/problem.ts';
export { getProblemStatus, isProblemCode, PROBLEM_CODES, type ProblemCode } from './problems/problemCodes.ts';
export { REFUSAL_STATUS, type RefusalCode } from './problems/refusals.ts';
export {
  REEL_RANKINGS,
  type ReelDraft,
  ReelDraftContent,
  ReelInput,
  ReelPost,
  ReelTerms,
  ReelTexts,
  ReelVideo,
  VIDEO_LIMITS,
  VIDEO_PART_BYTES,
} from './reels/inputs.ts';
export { OwnReel, Reel } from './reels/reel.ts';
export {
  getReelReasons,
  isRecentReel,
  orderReels,
  REEL_HEAD_START_DAYS,
  type ReelReason,
  sortUnseenFirst,
} from './reels/reelOrder.ts';
export {
  getFittedSize,
  getLowBitrateSize,
  getMaxLowBitrateBytes,
  getVideoFiles,
  isLowBitrate,
  isStreamable,
  type Size,
  VIDEOS_PATH,
  type VideoStream,
} from './reels/videos.ts';
export { Category, Feature } from './reference/category.ts';
export { Configuration, LoginProvider } from './reference/configuration.ts';
export { City, Governorate } from './reference/place.ts';
export {
  AD_REPORT_DECISIONS,
  REPORT_OUTCOMES,
  REVIEW_REPORT_REASONS,
  ReportDecision,
  type ReportDecisionKind,
  ReportInput,
  type ReportOutcome,
  ReportReviewInput,
  type ReviewPart,
  type ReviewReportDecision,
  ReviewReportInput,
  type ReviewReportReason,
  USER_REPORT_DECISIONS,
  UserReportInput,
} from './reports/inputs.ts';
export {
  AdReportCase,
  OWN_REPORT_STATES,
  OwnReport,
  type OwnReportState,
  REPORTED_KINDS,
  Report,
  ReportCase,
  type ReportedKind,
  ReportWeight,
  UserReportCase,
} from './reports/report.ts';
export { MergeSearchesInput } from './savedSearches/inputs.ts';
export { parseSavedHref, type SavedList } from './savedSearches/savedHref.ts';
export { Alert, SavedSearch } from './savedSearches/savedSearch.ts';
export { tags } from './tags.ts';
export { toPlainText } from './texts/proseText.ts';
export {
  Article,
  ArticleArea,
  ArticleCover,
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
} from './texts/text.ts';
export {
  addCairoDays,
  formatCairoDay,
  formatCairoMinute,
  formatCairoMonth,
  formatCairoTimeOfDay,
  getCairoMidnight,
  listMonthsUpTo,
  parseCairoTime,
} from './values/calendar.ts';
export { foldDigits } from './values/digits.ts';
export { DAY_MS, HOUR_MS, MINUTE_MS } from './values/durations.ts';
export { isInEgypt } from './values/egypt.ts';
export { EMAIL_PATTERN, normalizeEmail, toMailbox } from './values/email.ts';
export { findPhones } from './values/findPhones.ts';
export {
  type Box,
  MAX_AREA_POINTS,
  measureKilometres,
  type Point,
  parseArea,
  parseBox,
  writeArea,
  writeBox,
} from './values/geo.ts';
export { isOneOf } from './values/isOneOf.ts';
export { Piastres, piastres, toPiastres, toPounds } from './values/money.ts';
export { parseNumber } from './values/number.ts';
export { foldPassword, isPersonalPassword } from './values/password.ts';
export { canReceiveSms, parsePhone, phoneToE164 } from './values/phone.ts';
export { type RandomBytes, uuidv7 } from './values/uuid.ts';
