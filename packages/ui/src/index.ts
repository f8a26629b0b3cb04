export { AccountDeletion } from './account/AccountDeletion/AccountDeletion.tsx';
export { AccountLinks } from './account/AccountLinks/AccountLinks.tsx';
export { AccountStats } from './account/AccountStats/AccountStats.tsx';
export { ActivityList } from './account/ActivityList/ActivityList.tsx';
export { ConfirmIdentity } from './account/ConfirmIdentity/ConfirmIdentity.tsx';
export { ContinueOrProfile } from './account/ContinueOrProfile/ContinueOrProfile.tsx';
export { DeleteAccountDialog } from './account/DeleteAccountDialog/DeleteAccountDialog.tsx';
export { DeviceList } from './account/DeviceList/DeviceList.tsx';
export { EmailForm } from './account/EmailForm/EmailForm.tsx';
export { ExportCard } from './account/ExportCard/ExportCard.tsx';
export { FavoriteFilters } from './account/FavoriteFilters/FavoriteFilters.tsx';
export { HasPassword } from './account/form/hasPassword.ts';
export { LinkedLogins } from './account/LinkedLogins/LinkedLogins.tsx';
export { OwnReports } from './account/OwnReports/OwnReports.tsx';
export { Passkeys } from './account/Passkeys/Passkeys.tsx';
export { PasswordForm } from './account/PasswordForm/PasswordForm.tsx';
export { PhonePrompt } from './account/PhonePrompt/PhonePrompt.tsx';
export { Preferences } from './account/Preferences/Preferences.tsx';
export { ProfileForm } from './account/ProfileForm/ProfileForm.tsx';
export { ProfileHeader } from './account/ProfileHeader/ProfileHeader.tsx';
export { ProfileLayout } from './account/ProfileLayout/ProfileLayout.tsx';
export { ProfileSection } from './account/ProfileLayout/ProfileSection.tsx';
export { ResetPasswordForm } from './account/ResetPasswordForm/ResetPasswordForm.tsx';
export type { AccountSecurity, SecurityRow } from './account/SecurityRows/accountSecurity.ts';
export { SecurityRows } from './account/SecurityRows/SecurityRows.tsx';
export { SettingPanel } from './account/SettingPanel/SettingPanel.tsx';
export { ShareFavorites } from './account/ShareFavorites/ShareFavorites.tsx';
export { TwoFactorSettings } from './account/TwoFactorSettings/TwoFactorSettings.tsx';
export { TwoFactorSetup } from './account/TwoFactorSetup/TwoFactorSetup.tsx';
export { BooksTable } from './billing/BooksTable/BooksTable.tsx';
export { type CheckoutAnswers, CheckoutForm } from './billing/CheckoutForm/CheckoutForm.tsx';
export { CreditForm } from './billing/CreditForm/CreditForm.tsx';
export { FinanceEvents } from './billing/FinanceEvents/FinanceEvents.tsx';
export { OrderSearch } from './billing/OrderSearch/OrderSearch.tsx';
export { OwnPlans } from './billing/OwnPlans/OwnPlans.tsx';
export { PaymentCases } from './billing/PaymentCases/PaymentCases.tsx';
export { type PaymentOutcome, PaymentResult } from './billing/PaymentResult/PaymentResult.tsx';
export { PendingOrderNotice } from './billing/PendingOrderNotice/PendingOrderNotice.tsx';
export { PlanList } from './billing/PlanList/PlanList.tsx';
export { PlanRules } from './billing/PlanRules/PlanRules.tsx';
export { PricingPack } from './billing/PricingPack/PricingPack.tsx';
export { RankGuide } from './billing/RankGuide/RankGuide.tsx';
export { ReceiptSheet } from './billing/ReceiptSheet/ReceiptSheet.tsx';
export { RefundCases } from './billing/RefundCases/RefundCases.tsx';
export { RefundNote } from './billing/RefundNote/RefundNote.tsx';
export { RefundRequest } from './billing/RefundRequest/RefundRequest.tsx';
export { SettingRules } from './billing/SettingRules/SettingRules.tsx';
export { SoldOrders } from './billing/SoldOrders/SoldOrders.tsx';
export { TransactionList } from './billing/TransactionList/TransactionList.tsx';
export { CompareBar } from './compare/CompareTable/CompareBar.tsx';
export { CompareSkeleton } from './compare/CompareTable/CompareSkeleton.tsx';
export { CompareTable } from './compare/CompareTable/CompareTable.tsx';
export { CompareButton } from './compare/CompareToggle/CompareButton.tsx';
export { CompareToggle } from './compare/CompareToggle/CompareToggle.tsx';
export type { Toast } from './feedback/toast.ts';
export { ChoiceChips } from './forms/ChoiceChips/ChoiceChips.tsx';
export type { ClipEdits } from './forms/ClipPicker/clipRules.ts';
export { takeFrame } from './forms/ClipPicker/takeFrame.ts';
export { TextField } from './forms/TextField/TextField.tsx';
export { Button, ButtonLink } from './foundation/Button/Button.tsx';
export { createEmotionCache } from './foundation/createEmotionCache.ts';
export { DirectionalIcon } from './foundation/DirectionalIcon.tsx';
export { Freeze } from './foundation/Freeze.tsx';
export { Lattice } from './foundation/Lattice/Lattice.tsx';
export { Logo } from './foundation/Logo/Logo.tsx';
export { type LazyComponent, lazyComponent } from './foundation/lazyPart/lazyComponent.ts';
export { lazyPart } from './foundation/lazyPart/lazyPart.tsx';
export { MissingPanel, MissingSilently } from './foundation/lazyPart/MissingPanel.tsx';
export { MissingPart } from './foundation/lazyPart/MissingPart.tsx';
export { PART_MISSING, PartBoundary } from './foundation/lazyPart/PartBoundary.tsx';
export { Money } from './foundation/Money.tsx';
export { Num } from './foundation/Num.tsx';
export { PhoneText } from './foundation/PhoneText.tsx';
export { Quoted } from './foundation/Quoted.tsx';
export { shareBackdrop } from './foundation/SharePicture/shareBackdrop.ts';
export { UiProvider, type UiProviderProps } from './foundation/UiProvider.tsx';
export { useLocale } from './foundation/useLocale.ts';
export { WhenNear } from './foundation/WhenNear.tsx';
export { HomeSection } from './homes/HomeSection/HomeSection.tsx';
export { ListTopBar } from './homes/ListTopBar/ListTopBar.tsx';
export { LoveButton } from './homes/LoveButton/LoveButton.tsx';
export { PropertyCard, RAIL_SIZES } from './homes/PropertyCard/PropertyCard.tsx';
export type { CardWiring } from './homes/PropertyCard/wiring.ts';
export { PropertyCardSkeleton } from './homes/PropertyCardSkeleton/PropertyCardSkeleton.tsx';
export { PropertyDetail } from './homes/PropertyDetail/PropertyDetail.tsx';
export { PropertyDetailSkeleton } from './homes/PropertyDetail/PropertyDetailSkeleton.tsx';
export { PropertyGrid } from './homes/PropertyGrid/PropertyGrid.tsx';
export { PropertyList } from './homes/PropertyList/PropertyList.tsx';
export type { SellerContact } from './homes/SellerCard/contact.ts';
export { SimilarHomes } from './homes/SimilarHomes/SimilarHomes.tsx';
export { preloadSortOptions } from './homes/SortMenu/SortMenu.tsx';
export { FOOTER_ID } from './layout/footerFocus.ts';
export { LinkTabs } from './layout/LinkTabs/LinkTabs.tsx';
export { Page } from './layout/Page/Page.tsx';
export { PageTitle } from './layout/PageTitle/PageTitle.tsx';
export { SkipLink } from './layout/SkipLink/SkipLink.tsx';
export { skipTo } from './layout/SkipLink/skipTo.ts';
export { Link, type LinkProps } from './link/Link.tsx';
export { UnderMap } from './map/MapBeside/UnderMap.tsx';
export { MapLoading } from './map/MapLoading/MapLoading.tsx';
export type { BaseMap } from './map/streets/baseMap.ts';
export { BusiestAreas } from './market/BusiestAreas/BusiestAreas.tsx';
export { AdvisorDesk } from './moderating/AdvisorDesk/AdvisorDesk.tsx';
export { type CaseDraft, CaseDraftContext } from './moderating/caseDraft/CaseDraftContext.ts';
export { LogFilter } from './moderating/LogFilter/LogFilter.tsx';
export { ModerationLinks } from './moderating/ModerationLinks/ModerationLinks.tsx';
export { ModerationLog } from './moderating/ModerationLog/ModerationLog.tsx';
export { PeopleList } from './moderating/PeopleList/PeopleList.tsx';
export { PersonReportDesk } from './moderating/PersonReportDesk/PersonReportDesk.tsx';
export { PersonSheet } from './moderating/PersonSheet/PersonSheet.tsx';
export { QueueHolders } from './moderating/QueueHolders/QueueHolders.tsx';
export { ReelDesk } from './moderating/ReelDesk/ReelDesk.tsx';
export { ReportDesk } from './moderating/ReportDesk/ReportDesk.tsx';
export { ReviewDesk } from './moderating/ReviewDesk/ReviewDesk.tsx';
export { ReviewReportDesk } from './moderating/ReviewReportDesk/ReviewReportDesk.tsx';
export { ShortcutsContext } from './moderating/shortcuts/ShortcutsContext.ts';
export { UndoNotice } from './moderating/UndoNotice/UndoNotice.tsx';
export { AddPhoneNotice } from './my-listings/AddPhoneNotice/AddPhoneNotice.tsx';
export { AdLinks } from './my-listings/AdLinks/AdLinks.tsx';
export { AdPreview } from './my-listings/AdPreview/AdPreview.tsx';
export { AdRun } from './my-listings/AdRun/AdRun.tsx';
export { type AdFilter, AdStateLinks } from './my-listings/AdStateLinks/AdStateLinks.tsx';
export { AdStatisticsDetail } from './my-listings/AdStatistics/AdStatisticsDetail.tsx';
export { type AdTool, AdTools } from './my-listings/AdTools/AdTools.tsx';
export { mayRenew } from './my-listings/AdTools/mayRenew.ts';
export { BlockedNotice } from './my-listings/BlockedNotice/BlockedNotice.tsx';
export { CloseAd } from './my-listings/CloseAd/CloseAd.tsx';
export { ConfirmEmailNotice } from './my-listings/ConfirmEmailNotice/ConfirmEmailNotice.tsx';
export { DeletePropertyPopup } from './my-listings/DeletePropertyPopup/DeletePropertyPopup.tsx';
export { DiscardEditDialog } from './my-listings/EditNotice/DiscardEditDialog.tsx';
export { EditNotice } from './my-listings/EditNotice/EditNotice.tsx';
export { OwnAdGrid } from './my-listings/OwnAdGrid/OwnAdGrid.tsx';
export { OwnerPropertyCard } from './my-listings/OwnerPropertyCard/OwnerPropertyCard.tsx';
export { RenewAd } from './my-listings/RenewAd/RenewAd.tsx';
export { SoldNotice } from './my-listings/SoldNotice/SoldNotice.tsx';
export { AdvisorAbout } from './people/AdvisorAbout/AdvisorAbout.tsx';
export { AdvisorApplication } from './people/AdvisorApplication/AdvisorApplication.tsx';
export type { ApplicationValues } from './people/AdvisorApplication/application.ts';
export { AdvisorFilters, type AdvisorFilterValues, type CityChoice } from './people/AdvisorFilters/AdvisorFilters.tsx';
export { AdvisorGrid } from './people/AdvisorGrid/AdvisorGrid.tsx';
export { ApplicationState } from './people/ApplicationState/ApplicationState.tsx';
export { OwnReview } from './people/OwnReview/OwnReview.tsx';
export { ProviderHeader } from './people/ProviderHeader/ProviderHeader.tsx';
export { ReplyForm } from './people/ReplyForm/ReplyForm.tsx';
export type { ReviewData } from './people/Review/Review.tsx';
export { ReviewForm } from './people/ReviewForm/ReviewForm.tsx';
export { ReviewList } from './people/ReviewList/ReviewList.tsx';
export { ReviewReply } from './people/ReviewReply/ReviewReply.tsx';
export { AboutPage } from './reading/AboutPage/AboutPage.tsx';
export { ArticleList } from './reading/ArticleList/ArticleList.tsx';
export { ArticlePage } from './reading/ArticlePage/ArticlePage.tsx';
export { type ContactDraft, ContactForm, type ContactMessage } from './reading/ContactForm/ContactForm.tsx';
export { LegalPage } from './reading/LegalPage/LegalPage.tsx';
export { QuestionAccordion } from './reading/QuestionAccordion/QuestionAccordion.tsx';
export { ServicePage } from './reading/ServicePage/ServicePage.tsx';
export { TextSkeleton } from './reading/TextParts/TextSkeleton.tsx';
export { createClock } from './reels/countdown/clock.ts';
export { DeleteReelPopup } from './reels/DeleteReelPopup/DeleteReelPopup.tsx';
export { OwnedReelCard } from './reels/OwnedReelCard/OwnedReelCard.tsx';
export { browserCamera } from './reels/Recorder/browserCamera.ts';
export { Recorder } from './reels/Recorder/Recorder.tsx';
export { useRecorder } from './reels/Recorder/useRecorder.ts';
export { ReelContact } from './reels/ReelContact/ReelContact.tsx';
export { ReelFeed } from './reels/ReelFeed/ReelFeed.tsx';
export { ReelFeedSkeleton } from './reels/ReelFeed/ReelFeedSkeleton.tsx';
export { ReelFilters } from './reels/ReelFilters/ReelFilters.tsx';
export { ReelGrid } from './reels/ReelGrid/ReelGrid.tsx';
export { ReelMenu } from './reels/ReelMenu/ReelMenu.tsx';
export { ReelPreview } from './reels/ReelPreview/ReelPreview.tsx';
export { ReelRail } from './reels/ReelRail/ReelRail.tsx';
export { ReelStage } from './reels/ReelStage/ReelStage.tsx';
export { ReelsSearchBar } from './reels/ReelsSearchBar/ReelsSearchBar.tsx';
export { ReelViewer } from './reels/ReelViewer/ReelViewer.tsx';
export { ReportLink } from './reporting/ReportPanel/ReportLink.tsx';
export { ActionSwitch } from './search/ActionSwitch/ActionSwitch.tsx';
export { FilterBar } from './search/FilterBar/FilterBar.tsx';
export { FilterLayout } from './search/FilterLayout/FilterLayout.tsx';
export { useWide } from './search/FilterLayout/useWide.ts';
export { filterChips } from './search/filters/filterChips.ts';
export {
  type FilterGroup,
  type FilterKey,
  type FilterState,
  sameFilters,
  withoutFilter,
} from './search/filters/filterState.ts';
export { readFilters, writeFilters } from './search/filters/readFilters.ts';
export { HomeHero } from './search/HomeHero/HomeHero.tsx';
export type { HeroSearch } from './search/HomeHero/homeHeroProps.ts';
export { NearHomes } from './search/NearHomes/NearHomes.tsx';
export { SaveLink } from './search/SavedSearches/SaveLink.tsx';
export { type OptionPointing, SearchBox } from './search/SearchBox/SearchBox.tsx';
export { useSearchCovers } from './search/SearchBox/useSearchCovers.ts';
export { TypeTiles } from './search/TypeTiles/TypeTiles.tsx';
export { ShareButton, type ShareButtonProps } from './sharing/ShareButton/ShareButton.tsx';
export { type ShareOutcome, share } from './sharing/ShareButton/useShare.ts';
export { AccountLink } from './shell/AccountLink/AccountLink.tsx';
export { AppShell } from './shell/AppShell/AppShell.tsx';
export { Footer } from './shell/Footer/Footer.tsx';
export { LanguageToggle } from './shell/LanguageToggle/LanguageToggle.tsx';
export { Navbar } from './shell/Navbar/Navbar.tsx';
export type { BarEntry, NavIcon } from './shell/navIcons.ts';
export { PageHeader } from './shell/PageHeader/PageHeader.tsx';
export { EmptyState, type EmptyStateProps } from './states/EmptyState/EmptyState.tsx';
export { FailedState } from './states/FailedState/FailedState.tsx';
export { LoginNeededScreen } from './states/LoginNeededScreen/LoginNeededScreen.tsx';
export { NotFoundScreen } from './states/NotFoundScreen/NotFoundScreen.tsx';
export { OfflineNotice } from './states/OfflineNotice/OfflineNotice.tsx';
export { useOnline } from './states/OfflineNotice/useOnline.ts';
export { StatusScreen } from './states/StatusScreen/StatusScreen.tsx';
export { UpdateNotice } from './states/UpdateNotice/UpdateNotice.tsx';
export { layerOrder } from './theme/layers.ts';
export { role } from './theme/roles.ts';
export {
  below,
  type ColorRole,
  colors,
  fontFamily,
  fontWeight,
  from,
  layout,
  lineHeight,
  motion,
  radius,
  SCHEMES,
  type Scheme,
  screens,
  shadow,
  typeScale,
  zIndex,
} from './theme/tokens.ts';
export type { LikeAd } from './wizard/LikeAdsNotice/LikeAdsNotice.tsx';
export { PropertyForm, type PropertyFormProps } from './wizard/PropertyForm/PropertyForm.tsx';
export { openStepOf, type PropertyValues } from './wizard/PropertyForm/propertyValues.ts';
export type { ReelProperty } from './wizard/ReelForm/DetailsStep.tsx';
export { ReelForm, type ReelFormProps } from './wizard/ReelForm/ReelForm.tsx';
export type { ReelValues } from './wizard/ReelForm/reelValues.ts';
export { WizardSkeleton } from './wizard/WizardSkeleton/WizardSkeleton.tsx';
