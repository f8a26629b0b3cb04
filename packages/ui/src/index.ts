export { AccountDeletion, type AccountDeletionProps } from './account/AccountDeletion/AccountDeletion.tsx';
export { AccountLinks, type AccountLinksProps } from './account/AccountLinks/AccountLinks.tsx';
export { AccountStats, type AccountStatsProps } from './account/AccountStats/AccountStats.tsx';
export { ActivityList, type ActivityListProps } from './account/ActivityList/ActivityList.tsx';
export { ConfirmIdentity, type ConfirmIdentityProps } from './account/ConfirmIdentity/ConfirmIdentity.tsx';
export { ContinueOrProfile, type ContinueOrProfileProps } from './account/ContinueOrProfile/ContinueOrProfile.tsx';
export {
  DeleteAccountDialog,
  type DeleteAccountDialogProps,
} from './account/DeleteAccountDialog/DeleteAccountDialog.tsx';
export type { AccountLosses } from './account/DeleteAccountDialog/LossList.tsx';
export { DeviceList, type DeviceListProps } from './account/DeviceList/DeviceList.tsx';
export { EmailForm, type EmailFormProps } from './account/EmailForm/EmailForm.tsx';
export { ExportCard, type ExportCardProps } from './account/ExportCard/ExportCard.tsx';
export {
  type FavoriteFilterState,
  FavoriteFilters,
  type FavoriteFiltersProps,
} from './account/FavoriteFilters/FavoriteFilters.tsx';
export { HasPassword } from './account/form/hasPassword.ts';
export { LinkedLogins, type LinkedLoginsProps } from './account/LinkedLogins/LinkedLogins.tsx';
export { LoginPanel } from './account/LoginPanel/LoginPanel.tsx';
export type { LoginPanelProps, LoginView } from './account/LoginPanel/loginPanelProps.ts';
export { OwnReports, type OwnReportsProps } from './account/OwnReports/OwnReports.tsx';
export { Passkeys, type PasskeysProps } from './account/Passkeys/Passkeys.tsx';
export { PasswordForm, type PasswordFormProps } from './account/PasswordForm/PasswordForm.tsx';
export { PhonePrompt, type PhonePromptProps } from './account/PhonePrompt/PhonePrompt.tsx';
export { Preferences, type PreferencesProps } from './account/Preferences/Preferences.tsx';
export { ProfileForm, type ProfileFormProps } from './account/ProfileForm/ProfileForm.tsx';
export { ProfileHeader, type ProfileHeaderProps } from './account/ProfileHeader/ProfileHeader.tsx';
export { ProfileLayout, type ProfileLayoutProps } from './account/ProfileLayout/ProfileLayout.tsx';
export { ProfileSection, type ProfileSectionProps } from './account/ProfileLayout/ProfileSection.tsx';
export { RecoveryCodes, type RecoveryCodesProps } from './account/RecoveryCodes/RecoveryCodes.tsx';
export { ResetPasswordForm, type ResetPasswordFormProps } from './account/ResetPasswordForm/ResetPasswordForm.tsx';
export type { AccountSecurity, SecurityRow } from './account/SecurityRows/accountSecurity.ts';
export { SecurityRows, type SecurityRowsProps } from './account/SecurityRows/SecurityRows.tsx';
export { SettingPanel, type SettingPanelProps } from './account/SettingPanel/SettingPanel.tsx';
export { ShareFavorites, type ShareFavoritesProps } from './account/ShareFavorites/ShareFavorites.tsx';
export { type LoginProvider, SocialButtons, type SocialButtonsProps } from './account/SocialButtons/SocialButtons.tsx';
export {
  TwoFactorSettings,
  type TwoFactorSettingsProps,
} from './account/TwoFactorSettings/TwoFactorSettings.tsx';
export { TwoFactorSetup, type TwoFactorSetupProps } from './account/TwoFactorSetup/TwoFactorSetup.tsx';
export { CompareBar, type CompareBarProps } from './deciding/CompareTable/CompareBar.tsx';
export { CompareSkeleton } from './deciding/CompareTable/CompareSkeleton.tsx';
export { CompareTable, type CompareTableProps } from './deciding/CompareTable/CompareTable.tsx';
export { CompareButton, type CompareButtonProps } from './deciding/CompareToggle/CompareButton.tsx';
export { CompareToggle, type CompareToggleProps } from './deciding/CompareToggle/CompareToggle.tsx';
export { ReportLink } from './deciding/ReportPanel/ReportLink.tsx';
export type { Toast, ToastAction, ToastKind } from './feedback/toast.ts';
export { BooksTable, type BooksTableProps } from './finance/BooksTable/BooksTable.tsx';
export { CreditForm, type CreditFormProps } from './finance/CreditForm/CreditForm.tsx';
export { FinanceEvents, type FinanceEventsProps } from './finance/FinanceEvents/FinanceEvents.tsx';
export { OrderSearch, type OrderSearchProps } from './finance/OrderSearch/OrderSearch.tsx';
export { PaymentCases, type PaymentCasesProps } from './finance/PaymentCases/PaymentCases.tsx';
export { PlanRules, type PlanRulesProps } from './finance/PlanRules/PlanRules.tsx';
export { RefundCases, type RefundCasesProps } from './finance/RefundCases/RefundCases.tsx';
export { SettingRules, type SettingRulesProps } from './finance/SettingRules/SettingRules.tsx';
export { SoldOrders, type SoldOrdersProps } from './finance/SoldOrders/SoldOrders.tsx';
export { ActionSwitch, type ActionSwitchProps } from './finding/ActionSwitch/ActionSwitch.tsx';
export { FilterBar, type FilterBarProps } from './finding/FilterBar/FilterBar.tsx';
export { FilterLayout, type FilterLayoutProps } from './finding/FilterLayout/FilterLayout.tsx';
export { useWide } from './finding/FilterLayout/useWide.ts';
export { FilterPanel, type FilterPanelProps } from './finding/FilterPanel/FilterPanel.tsx';
export { type FilterChip, filterChips } from './finding/filters/filterChips.ts';
export {
  countFilters,
  type FilterGroup,
  type FilterKey,
  type FilterLimits,
  type FilterState,
  sameFilters,
  withFilter,
  withoutFilter,
} from './finding/filters/filterState.ts';
export { readFilters, writeFilters } from './finding/filters/readFilters.ts';
export { HomeHero } from './finding/HomeHero/HomeHero.tsx';
export type { HeroSearch, HomeHeroProps } from './finding/HomeHero/homeHeroProps.ts';
export { readHeroSearch } from './finding/HomeHero/readHeroSearch.ts';
export { NearHomes, type NearHomesProps } from './finding/NearHomes/NearHomes.tsx';
export { SaveLink, type SaveLinkProps } from './finding/SavedSearches/SaveLink.tsx';
export { type OptionPointing, SearchBox, type SearchBoxProps } from './finding/SearchBox/SearchBox.tsx';
export { useSearchCovers } from './finding/SearchBox/useSearchCovers.ts';
export { SearchPanel } from './finding/SearchPanel/SearchPanel.tsx';
export type { SearchPanelProps } from './finding/SearchPanel/searchPanelProps.ts';
export { TypeTiles, type TypeTilesProps } from './finding/TypeTiles/TypeTiles.tsx';
export { AutocompleteField, type AutocompleteFieldProps } from './forms/AutocompleteField/AutocompleteField.tsx';
export type { AutocompleteOption } from './forms/AutocompleteField/findOptions.ts';
export { AvatarPicker, type AvatarPickerProps } from './forms/AvatarPicker/AvatarPicker.tsx';
export { formatAmount } from './forms/amount/formatAmount.ts';
export { parseAmount, parseSize } from './forms/amount/parseAmount.ts';
export { Checkbox, type CheckboxProps } from './forms/Checkbox/Checkbox.tsx';
export { type Choice, ChoiceChips, type ChoiceChipsProps } from './forms/ChoiceChips/ChoiceChips.tsx';
export { ClipPicker, type ClipPickerProps } from './forms/ClipPicker/ClipPicker.tsx';
export {
  type ClipEdits,
  type ClipLimits,
  type ClipProblem,
  durationProblem,
  type PickedClip,
} from './forms/ClipPicker/clipRules.ts';
export { FrameStrip, type FrameStripProps } from './forms/ClipPicker/FrameStrip.tsx';
export { type ReadClip, readClip } from './forms/ClipPicker/readClip.ts';
export { takeFrame } from './forms/ClipPicker/takeFrame.ts';
export { type CallForm, type CallFormOptions, type FieldBinding, useCallForm } from './forms/callForm/useCallForm.ts';
export { DateField, type DateFieldProps } from './forms/DateField/DateField.tsx';
export type { IsoDate } from './forms/DateField/isoDate.ts';
export type { FieldProps } from './forms/Field/Field.tsx';
export { FormErrorBox, type FormErrorBoxProps, type FormProblem } from './forms/FormErrorBox/FormErrorBox.tsx';
export { type KindChoice, KindFields, type KindFieldsProps } from './forms/KindFields/KindFields.tsx';
export { LongTextField, type LongTextFieldProps } from './forms/LongTextField/LongTextField.tsx';
export { MoneyField, type MoneyFieldProps } from './forms/MoneyField/MoneyField.tsx';
export { NumberStepper, type NumberStepperProps } from './forms/NumberStepper/NumberStepper.tsx';
export { PasswordField, type PasswordFieldProps } from './forms/PasswordField/PasswordField.tsx';
export { PhoneField, type PhoneFieldProps } from './forms/PhoneField/PhoneField.tsx';
export { isMobile } from './forms/PhoneField/phoneDigits.ts';
export { PicturePicker, type PicturePickerProps } from './forms/PicturePicker/PicturePicker.tsx';
export {
  checkPictures,
  movePicture,
} from './forms/PicturePicker/pictureRules.ts';
export { type PlaceChoice, PlaceFields, type PlaceFieldsProps } from './forms/PlaceFields/PlaceFields.tsx';
export { type CardChoice, RadioCards, type RadioCardsProps } from './forms/RadioCards/RadioCards.tsx';
export { SelectField, type SelectFieldProps, type SelectOption } from './forms/SelectField/SelectField.tsx';
export { Switch, type SwitchProps } from './forms/Switch/Switch.tsx';
export { TextField, type TextFieldProps } from './forms/TextField/TextField.tsx';
export { Area, type AreaProps } from './foundation/Area.tsx';
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './foundation/Button/Button.tsx';
export { IconButton, type IconButtonProps } from './foundation/Button/IconButton.tsx';
export { createEmotionCache } from './foundation/createEmotionCache.ts';
export { DateText, type DateTextProps } from './foundation/DateText.tsx';
export { DirectionalIcon } from './foundation/DirectionalIcon.tsx';
export { Freeze } from './foundation/Freeze.tsx';
export { Lattice, type LatticeProps } from './foundation/Lattice/Lattice.tsx';
export { Logo, type LogoProps } from './foundation/Logo/Logo.tsx';
export { type LazyComponent, lazyComponent } from './foundation/lazyPart/lazyComponent.ts';
export { lazyPart } from './foundation/lazyPart/lazyPart.tsx';
export { MissingPanel, MissingSilently } from './foundation/lazyPart/MissingPanel.tsx';
export { MissingPart } from './foundation/lazyPart/MissingPart.tsx';
export { PART_MISSING, PartBoundary } from './foundation/lazyPart/PartBoundary.tsx';
export { Money, type MoneyProps } from './foundation/Money.tsx';
export { Num, type NumProps } from './foundation/Num.tsx';
export { Panel, type PanelProps } from './foundation/Panel/Panel.tsx';
export { PhoneText, type PhoneTextProps } from './foundation/PhoneText.tsx';
export { Picture, type PictureImage, type PictureProps } from './foundation/Picture/Picture.tsx';
export { Quoted, type QuotedProps } from './foundation/Quoted.tsx';
export { shareBackdrop } from './foundation/SharePicture/shareBackdrop.ts';
export { TimeAgo, type TimeAgoProps } from './foundation/TimeAgo.tsx';
export { UiProvider, type UiProviderProps } from './foundation/UiProvider.tsx';
export { type Locale, LocaleContext, useLocale } from './foundation/useLocale.ts';
export { WhenNear, type WhenNearProps } from './foundation/WhenNear.tsx';
export { FactsRow, type FactsRowProps } from './homes/FactsRow/FactsRow.tsx';
export { FeatureGrid, type FeatureGridProps } from './homes/FeatureGrid/FeatureGrid.tsx';
export { HomeSection, type HomeSectionProps } from './homes/HomeSection/HomeSection.tsx';
export { ImageCarousel, type ImageCarouselProps } from './homes/ImageCarousel/ImageCarousel.tsx';
export { ListTopBar, type ListTopBarProps } from './homes/ListTopBar/ListTopBar.tsx';
export { LoveButton, type LoveButtonProps, type LoveState } from './homes/LoveButton/LoveButton.tsx';
export { MapLink, type MapLinkProps } from './homes/MapLink/MapLink.tsx';
export { PaymentPlan, type PaymentPlanProps } from './homes/PaymentPlan/PaymentPlan.tsx';
export { PlaceCard, type PlaceCardProps } from './homes/PlaceCard/PlaceCard.tsx';
export { PriceBlock, type PriceBlockProps } from './homes/PriceBlock/PriceBlock.tsx';
export { PropertyCard, type PropertyCardProps, RAIL_SIZES } from './homes/PropertyCard/PropertyCard.tsx';
export type { CardWiring } from './homes/PropertyCard/wiring.ts';
export { PropertyCardSkeleton } from './homes/PropertyCardSkeleton/PropertyCardSkeleton.tsx';
export { PropertyDetail, type PropertyDetailProps } from './homes/PropertyDetail/PropertyDetail.tsx';
export { PropertyDetailSkeleton } from './homes/PropertyDetail/PropertyDetailSkeleton.tsx';
export { PropertyFacts, type PropertyFactsProps } from './homes/PropertyFacts/PropertyFacts.tsx';
export { PropertyGallery, type PropertyGalleryProps } from './homes/PropertyGallery/PropertyGallery.tsx';
export { PropertyGrid, type PropertyGridProps } from './homes/PropertyGrid/PropertyGrid.tsx';
export { PropertyList, type PropertyListProps } from './homes/PropertyList/PropertyList.tsx';
export { RankingChip, type RankingChipProps } from './homes/RankingChip/RankingChip.tsx';
export { ContactBar, type ContactBarProps } from './homes/SellerCard/ContactBar.tsx';
export type { SellerContact } from './homes/SellerCard/contact.ts';
export { SellerCard } from './homes/SellerCard/SellerCard.tsx';
export type { SellerCardProps } from './homes/SellerCard/sellerCardProps.ts';
export { SimilarHomes, type SimilarHomesProps } from './homes/SimilarHomes/SimilarHomes.tsx';
export { preloadSortOptions, SortMenu, type SortMenuProps } from './homes/SortMenu/SortMenu.tsx';
export { StatusChip, type StatusChipProps } from './homes/StatusChip/StatusChip.tsx';
export { type AdStatus, statusOf } from './homes/StatusChip/statusOf.ts';
export { FOOTER_ID } from './layout/footerFocus.ts';
export { type LinkTab, LinkTabs, type LinkTabsProps } from './layout/LinkTabs/LinkTabs.tsx';
export { Page, type PageProps } from './layout/Page/Page.tsx';
export { PageTitle, type PageTitleProps } from './layout/PageTitle/PageTitle.tsx';
export { SkipLink, type SkipLinkProps } from './layout/SkipLink/SkipLink.tsx';
export { skipTo } from './layout/SkipLink/skipTo.ts';
export { Link, LinkContext, type LinkProps } from './link/Link.tsx';
export { UnderMap } from './map/MapBeside/UnderMap.tsx';
export { MapLoading } from './map/MapLoading/MapLoading.tsx';
export type { BaseMap } from './map/streets/baseMap.ts';
export { BusiestAreas, type BusiestAreasProps } from './market/BusiestAreas/BusiestAreas.tsx';
export { AdvisorDesk, type AdvisorDeskProps } from './moderating/AdvisorDesk/AdvisorDesk.tsx';
export { type CaseDraft, CaseDraftContext } from './moderating/caseDraft/CaseDraftContext.ts';
export { LogFilter } from './moderating/LogFilter/LogFilter.tsx';
export { type ChoiceLink, ModerationLinks } from './moderating/ModerationLinks/ModerationLinks.tsx';
export { ModerationLog } from './moderating/ModerationLog/ModerationLog.tsx';
export { PeopleList } from './moderating/PeopleList/PeopleList.tsx';
export { PersonReportDesk } from './moderating/PersonReportDesk/PersonReportDesk.tsx';
export { PersonSheet } from './moderating/PersonSheet/PersonSheet.tsx';
export { QueueHolders, type QueueHoldersProps } from './moderating/QueueHolders/QueueHolders.tsx';
export { ReelDesk } from './moderating/ReelDesk/ReelDesk.tsx';
export { ReportDesk } from './moderating/ReportDesk/ReportDesk.tsx';
export { ReviewDesk } from './moderating/ReviewDesk/ReviewDesk.tsx';
export { ReviewReportDesk, type ReviewReportDeskProps } from './moderating/ReviewReportDesk/ReviewReportDesk.tsx';
export { type Shortcuts, ShortcutsContext } from './moderating/shortcuts/ShortcutsContext.ts';
export { UndoNotice } from './moderating/UndoNotice/UndoNotice.tsx';
export { AdCounts, type AdCountsProps } from './owning/AdCounts/AdCounts.tsx';
export { AddPhoneNotice, type AddPhoneNoticeProps } from './owning/AddPhoneNotice/AddPhoneNotice.tsx';
export { AdLinks } from './owning/AdLinks/AdLinks.tsx';
export { AdPreview } from './owning/AdPreview/AdPreview.tsx';
export { AdRun, type AdRunFacts } from './owning/AdRun/AdRun.tsx';
export { type AdFilter, AdStateLinks } from './owning/AdStateLinks/AdStateLinks.tsx';
export { AdStatisticsDetail } from './owning/AdStatistics/AdStatisticsDetail.tsx';
export { type AdTool, AdTools } from './owning/AdTools/AdTools.tsx';
export { mayRenew } from './owning/AdTools/mayRenew.ts';
export { BlockedNotice } from './owning/BlockedNotice/BlockedNotice.tsx';
export {
  type CheckoutLine,
  CheckoutSummary,
  type CheckoutSummaryProps,
} from './owning/CheckoutSummary/CheckoutSummary.tsx';
export { CloseAd } from './owning/CloseAd/CloseAd.tsx';
export { ConfirmEmailNotice, type ConfirmEmailNoticeProps } from './owning/ConfirmEmailNotice/ConfirmEmailNotice.tsx';
export {
  DeletePropertyPopup,
  type DeletePropertyPopupProps,
} from './owning/DeletePropertyPopup/DeletePropertyPopup.tsx';
export { DiscardEditDialog } from './owning/EditNotice/DiscardEditDialog.tsx';
export { EditNotice } from './owning/EditNotice/EditNotice.tsx';
export { type DayFigures, FiguresChart, type FiguresChartProps } from './owning/FiguresChart/FiguresChart.tsx';
export { OwnAdGrid } from './owning/OwnAdGrid/OwnAdGrid.tsx';
export { OwnerPropertyCard, type OwnerPropertyCardProps } from './owning/OwnerPropertyCard/OwnerPropertyCard.tsx';
export { PayButton, type PayButtonProps } from './owning/PayButton/PayButton.tsx';
export { type PaymentOutcome, PaymentResult, type PaymentResultProps } from './owning/PaymentResult/PaymentResult.tsx';
export { PlanCard, type PlanCardProps } from './owning/PlanCard/PlanCard.tsx';
export { PlanList, type PlanListProps } from './owning/PlanList/PlanList.tsx';
export { PricingPack, type PricingPackProps } from './owning/PricingPack/PricingPack.tsx';
export { RefundNote, type RefundNoteProps } from './owning/RefundNote/RefundNote.tsx';
export { RenewAd } from './owning/RenewAd/RenewAd.tsx';
export { SoldNotice } from './owning/SoldNotice/SoldNotice.tsx';
export { type Stat, StatTiles, type StatTilesProps } from './owning/StatTiles/StatTiles.tsx';
export { TransactionList, type TransactionListProps } from './owning/TransactionList/TransactionList.tsx';
export { TransactionRow, type TransactionRowProps } from './owning/TransactionList/TransactionRow.tsx';
export { type CheckoutAnswers, CheckoutForm, type CheckoutFormProps } from './paying/CheckoutForm/CheckoutForm.tsx';
export { OwnPlans, type OwnPlansProps } from './paying/OwnPlans/OwnPlans.tsx';
export { PendingOrderNotice, type PendingOrderNoticeProps } from './paying/PendingOrderNotice/PendingOrderNotice.tsx';
export { RankGuide, type RankGuideProps } from './paying/RankGuide/RankGuide.tsx';
export { ReceiptSheet, type ReceiptSheetProps } from './paying/ReceiptSheet/ReceiptSheet.tsx';
export { RefundRequest, type RefundRequestProps } from './paying/RefundRequest/RefundRequest.tsx';
export { AdvisorAbout, type AdvisorAboutProps } from './people/AdvisorAbout/AdvisorAbout.tsx';
export { AdvisorApplication, type AdvisorApplicationProps } from './people/AdvisorApplication/AdvisorApplication.tsx';
export type { ApplicationValues } from './people/AdvisorApplication/application.ts';
export type { AdvisorPlace } from './people/AdvisorApplication/WhereFields.tsx';
export { AdvisorCard, type AdvisorCardProps } from './people/AdvisorCard/AdvisorCard.tsx';
export {
  AdvisorFilters,
  type AdvisorFiltersProps,
  type AdvisorFilterValues,
  type CityChoice,
} from './people/AdvisorFilters/AdvisorFilters.tsx';
export { AdvisorGrid, type AdvisorGridProps } from './people/AdvisorGrid/AdvisorGrid.tsx';
export { ApplicationState, type ApplicationStateProps } from './people/ApplicationState/ApplicationState.tsx';
export { Avatar, type AvatarProps } from './people/Avatar/Avatar.tsx';
export { OwnReview, type OwnReviewProps } from './people/OwnReview/OwnReview.tsx';
export { ProviderHeader, type ProviderHeaderProps } from './people/ProviderHeader/ProviderHeader.tsx';
export { RatingInput, type RatingInputProps } from './people/RatingInput/RatingInput.tsx';
export { RatingStars, type RatingStarsProps } from './people/RatingStars/RatingStars.tsx';
export type { StarCount } from './people/RatingStars/stars.ts';
export { ReplyForm, type ReplyFormProps } from './people/ReplyForm/ReplyForm.tsx';
export { Review, type ReviewData, type ReviewProps } from './people/Review/Review.tsx';
export { ReviewForm, type ReviewFormProps } from './people/ReviewForm/ReviewForm.tsx';
export { ReviewList, type ReviewListProps } from './people/ReviewList/ReviewList.tsx';
export { ReviewReply, type ReviewReplyProps } from './people/ReviewReply/ReviewReply.tsx';
export { AboutPage, type AboutPageProps } from './reading/AboutPage/AboutPage.tsx';
export { ArticleCard, type ArticleCardProps } from './reading/ArticleCard/ArticleCard.tsx';
export { ArticleList, type ArticleListProps } from './reading/ArticleList/ArticleList.tsx';
export { ArticlePage, type ArticlePageProps } from './reading/ArticlePage/ArticlePage.tsx';
export {
  type ContactDraft,
  ContactForm,
  type ContactFormProps,
  type ContactMessage,
} from './reading/ContactForm/ContactForm.tsx';
export { Contents, type ContentsProps } from './reading/Contents/Contents.tsx';
export { LegalPage, type LegalPageProps } from './reading/LegalPage/LegalPage.tsx';
export { Prose, type ProseProps } from './reading/Prose/Prose.tsx';
export { QuestionAccordion, type QuestionAccordionProps } from './reading/QuestionAccordion/QuestionAccordion.tsx';
export { ServicePage, type ServicePageProps } from './reading/ServicePage/ServicePage.tsx';
export { TextSkeleton, type TextSkeletonProps } from './reading/TextParts/TextSkeleton.tsx';
export { ActionRail, type ActionRailProps, type ReelActions } from './reels/ActionRail/ActionRail.tsx';
export { Countdown, type CountdownProps } from './reels/countdown/Countdown.tsx';
export { type Clock, createClock } from './reels/countdown/clock.ts';
export { clockText, type TimeLeft, timeLeft } from './reels/countdown/countdown.ts';
export { DeleteReelPopup, type DeleteReelPopupProps } from './reels/DeleteReelPopup/DeleteReelPopup.tsx';
export { OwnedReelCard, type OwnedReelCardProps } from './reels/OwnedReelCard/OwnedReelCard.tsx';
export { browserCamera } from './reels/Recorder/browserCamera.ts';
export { Recorder, type RecorderProps } from './reels/Recorder/Recorder.tsx';
export { useRecorder } from './reels/Recorder/useRecorder.ts';
export { ReelCaption, type ReelCaptionProps } from './reels/ReelCaption/ReelCaption.tsx';
export { ReelCard, type ReelCardProps } from './reels/ReelCard/ReelCard.tsx';
export { ReelCardSkeleton, type ReelCardSkeletonProps } from './reels/ReelCard/ReelCardSkeleton.tsx';
export { ReelContact, type ReelContactProps } from './reels/ReelContact/ReelContact.tsx';
export { ReelFeed, type ReelFeedProps } from './reels/ReelFeed/ReelFeed.tsx';
export { ReelFeedSkeleton, type ReelFeedSkeletonProps } from './reels/ReelFeed/ReelFeedSkeleton.tsx';
export { ReelFilters, type ReelFiltersProps, type ReelFilterValues } from './reels/ReelFilters/ReelFilters.tsx';
export { ReelGrid, type ReelGridProps } from './reels/ReelGrid/ReelGrid.tsx';
export { ReelMenu, type ReelMenuProps } from './reels/ReelMenu/ReelMenu.tsx';
export { ReelPreview, type ReelPreviewProps } from './reels/ReelPreview/ReelPreview.tsx';
export { ReelRail, type ReelRailProps } from './reels/ReelRail/ReelRail.tsx';
export { LiveReelStage, type LiveReelStageProps } from './reels/ReelStage/LiveReelStage.tsx';
export type { PlaybackState } from './reels/ReelStage/playback.ts';
export { ReelStage, type ReelStageProps } from './reels/ReelStage/ReelStage.tsx';
export { type Playback, type PlaybackWishes, usePlayback } from './reels/ReelStage/usePlayback.ts';
export { ReelsSearchBar, type ReelsSearchBarProps } from './reels/ReelsSearchBar/ReelsSearchBar.tsx';
export { ReelViewer, type ReelViewerProps } from './reels/ReelViewer/ReelViewer.tsx';
export { ShareButton, type ShareButtonProps } from './sharing/ShareButton/ShareButton.tsx';
export { type Shared, type ShareOutcome, share } from './sharing/ShareButton/useShare.ts';
export { AccountLink, type AccountLinkProps } from './shell/AccountLink/AccountLink.tsx';
export { AppShell, type AppShellProps } from './shell/AppShell/AppShell.tsx';
export { Footer, type FooterColumn, type FooterLink, type FooterProps } from './shell/Footer/Footer.tsx';
export { LanguageToggle, type LanguageToggleProps } from './shell/LanguageToggle/LanguageToggle.tsx';
export { Navbar, type NavbarProps } from './shell/Navbar/Navbar.tsx';
export type { BarEntry, NavEntry, NavIcon } from './shell/navIcons.ts';
export { PageHeader, type PageHeaderProps } from './shell/PageHeader/PageHeader.tsx';
export { SchemeToggle, type SchemeToggleProps } from './shell/SchemeToggle/SchemeToggle.tsx';
export { SideMenu, type SideMenuProps, type SideMenuSection } from './shell/SideMenu/SideMenu.tsx';
export { type SocialAddresses, SocialLinks, type SocialLinksProps } from './shell/social/SocialLinks.tsx';
export { EmptyState, type EmptyStateProps } from './states/EmptyState/EmptyState.tsx';
export { FailedState, type FailedStateProps } from './states/FailedState/FailedState.tsx';
export { LoginNeededScreen, type LoginNeededScreenProps } from './states/LoginNeededScreen/LoginNeededScreen.tsx';
export { NotFoundScreen, type NotFoundScreenProps } from './states/NotFoundScreen/NotFoundScreen.tsx';
export { OfflineNotice, type OfflineNoticeProps } from './states/OfflineNotice/OfflineNotice.tsx';
export { useOnline } from './states/OfflineNotice/useOnline.ts';
export type { ScreenAction } from './states/StatusScreen/ScreenButton.tsx';
export { StatusScreen, type StatusScreenProps } from './states/StatusScreen/StatusScreen.tsx';
export { UpdateNotice, type UpdateNoticeProps } from './states/UpdateNotice/UpdateNotice.tsx';
export { focusRing } from './theme/focusRing.ts';
export { layerOrder } from './theme/layers.ts';
export { role, roleProperty, schemeProperties } from './theme/roles.ts';
export {
  below,
  type ColorRole,
  colors,
  fontFamily,
  from,
  layout,
  motion,
  radius,
  SCHEMES,
  type Scheme,
  screens,
  shadow,
  typeScale,
} from './theme/tokens.ts';
export { AdPackChoice, type AdPackChoiceProps } from './wizard/AdPackChoice/AdPackChoice.tsx';
export type { LikeAd } from './wizard/LikeAdsNotice/LikeAdsNotice.tsx';
export { PropertyForm, type PropertyFormProps } from './wizard/PropertyForm/PropertyForm.tsx';
export { openStepOf, type PropertyValues } from './wizard/PropertyForm/propertyValues.ts';
export {
  type PropertyDraft,
  PropertyPreview,
  type PropertyPreviewProps,
} from './wizard/PropertyPreview/PropertyPreview.tsx';
export type { ReelProperty } from './wizard/ReelForm/DetailsStep.tsx';
export { ReelForm, type ReelFormProps } from './wizard/ReelForm/ReelForm.tsx';
export type { ReelValues } from './wizard/ReelForm/reelValues.ts';
export { Wizard } from './wizard/Wizard/Wizard.tsx';
export type { WizardProps, WizardStep } from './wizard/Wizard/wizardProps.ts';
export { WizardFooter, type WizardFooterProps } from './wizard/WizardFooter/WizardFooter.tsx';
export { WizardSkeleton, type WizardSkeletonProps } from './wizard/WizardSkeleton/WizardSkeleton.tsx';
export { type WizardTab, WizardTabs, type WizardTabsProps } from './wizard/WizardTabs/WizardTabs.tsx';
export {
  chooseAdPack,
  forwardAction,
  markOf,
  mayLeave,
  shortAddress,
  startingValidity,
  stepToward,
  type WizardMode,
} from './wizard/wizardRules.ts';
