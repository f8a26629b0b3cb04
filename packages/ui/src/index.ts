export type { Toast, ToastKind } from './feedback/toast.ts';
export { formatAmount } from './finding/amount/formatAmount.ts';
export { parseAmount, parseSize } from './finding/amount/parseAmount.ts';
export { FilterBar, type FilterBarProps } from './finding/FilterBar/FilterBar.tsx';
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
export { type HeroSearch, HomeHero, type HomeHeroProps } from './finding/HomeHero/HomeHero.tsx';
export { readHeroSearch } from './finding/HomeHero/readHeroSearch.ts';
export { HomeSection, type HomeSectionProps } from './finding/HomeSection/HomeSection.tsx';
export { SearchBox, type SearchBoxProps } from './finding/SearchBox/SearchBox.tsx';
export { SearchPanel, type SearchPanelProps } from './finding/SearchPanel/SearchPanel.tsx';
export { TypeTiles, type TypeTilesProps } from './finding/TypeTiles/TypeTiles.tsx';
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './foundation/Button/Button.tsx';
export { IconButton, type IconButtonProps } from './foundation/Button/IconButton.tsx';
export { createEmotionCache } from './foundation/createEmotionCache.ts';
export { DirectionalIcon } from './foundation/DirectionalIcon.tsx';
export { Lattice, type LatticeProps } from './foundation/Lattice/Lattice.tsx';
export { Link, LinkContext, type LinkProps } from './foundation/Link/Link.tsx';
export { Logo, type LogoProps } from './foundation/Logo/Logo.tsx';
export { Money, type MoneyProps } from './foundation/Money.tsx';
export { Num, type NumProps } from './foundation/Num.tsx';
export { Panel, type PanelProps } from './foundation/Panel/Panel.tsx';
export { PhoneText, type PhoneTextProps } from './foundation/PhoneText.tsx';
export { Picture, type PictureImage, type PictureProps } from './foundation/Picture/Picture.tsx';
export { TimeAgo, type TimeAgoProps } from './foundation/TimeAgo.tsx';
export { UiProvider, type UiProviderProps } from './foundation/UiProvider.tsx';
export { type Locale, LocaleContext, useLocale } from './foundation/useLocale.ts';
export { FactsRow, type FactsRowProps } from './homes/FactsRow/FactsRow.tsx';
export { FeatureGrid, type FeatureGridProps } from './homes/FeatureGrid/FeatureGrid.tsx';
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
export { SellerCard, type SellerCardProps } from './homes/SellerCard/SellerCard.tsx';
export { SimilarHomes, type SimilarHomesProps } from './homes/SimilarHomes/SimilarHomes.tsx';
export { SortMenu, type SortMenuProps } from './homes/SortMenu/SortMenu.tsx';
export { Page, type PageProps } from './layout/Page/Page.tsx';
export { PageTitle, type PageTitleProps } from './layout/PageTitle/PageTitle.tsx';
export { AppShell, type AppShellProps } from './shell/AppShell/AppShell.tsx';
export type { BarEntry } from './shell/barIcons.ts';
export { Footer, type FooterColumn, type FooterLink, type FooterProps } from './shell/Footer/Footer.tsx';
export { LanguageToggle, type LanguageToggleProps } from './shell/LanguageToggle/LanguageToggle.tsx';
export { Navbar, type NavbarProps } from './shell/Navbar/Navbar.tsx';
export type { NavEntry, NavIcon } from './shell/navIcons.ts';
export { PageHeader, type PageHeaderProps } from './shell/PageHeader/PageHeader.tsx';
export { SchemeToggle, type SchemeToggleProps } from './shell/SchemeToggle/SchemeToggle.tsx';
export { SideMenu, type SideMenuProps, type SideMenuSection } from './shell/SideMenu/SideMenu.tsx';
export { type SocialAddresses, SocialLinks, type SocialLinksProps } from './shell/social/SocialLinks.tsx';
export { ComingSoonScreen, type ComingSoonScreenProps } from './states/ComingSoonScreen/ComingSoonScreen.tsx';
export { EmptyState, type EmptyStateProps } from './states/EmptyState/EmptyState.tsx';
export { FailedState, type FailedStateProps } from './states/FailedState/FailedState.tsx';
export { LoginNeededScreen, type LoginNeededScreenProps } from './states/LoginNeededScreen/LoginNeededScreen.tsx';
export { NotFoundScreen, type NotFoundScreenProps } from './states/NotFoundScreen/NotFoundScreen.tsx';
export { OfflineNotice, type OfflineNoticeProps } from './states/OfflineNotice/OfflineNotice.tsx';
export { useOnline } from './states/OfflineNotice/useOnline.ts';
export type { ScreenAction } from './states/StatusScreen/ScreenButton.tsx';
export { StatusScreen, type StatusScreenProps } from './states/StatusScreen/StatusScreen.tsx';
export { focusRing } from './theme/components.ts';
export { role, roleProperty, schemeProperties } from './theme/roles.ts';
export {
  type ColorRole,
  colors,
  layout,
  motion,
  radius,
  SCHEMES,
  type Scheme,
  shadow,
  typeScale,
} from './theme/tokens.ts';
