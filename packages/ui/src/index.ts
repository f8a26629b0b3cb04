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
export { createEmotionCache } from './foundation/createEmotionCache.ts';
export { DirectionalIcon } from './foundation/DirectionalIcon.tsx';
export { Lattice, type LatticeProps } from './foundation/Lattice/Lattice.tsx';
export { Link, LinkContext, type LinkProps } from './foundation/Link/Link.tsx';
export { Logo, type LogoProps } from './foundation/Logo/Logo.tsx';
export { Money, type MoneyProps } from './foundation/Money.tsx';
export { Num, type NumProps } from './foundation/Num.tsx';
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
export { PriceBlock, type PriceBlockProps } from './homes/PriceBlock/PriceBlock.tsx';
export { PropertyCard, type PropertyCardProps } from './homes/PropertyCard/PropertyCard.tsx';
export type { CardWiring } from './homes/PropertyCard/wiring.ts';
export { PropertyCardSkeleton } from './homes/PropertyCardSkeleton/PropertyCardSkeleton.tsx';
export { PropertyDetail, type PropertyDetailProps } from './homes/PropertyDetail/PropertyDetail.tsx';
export { PropertyDetailSkeleton } from './homes/PropertyDetail/PropertyDetailSkeleton.tsx';
export { PropertyFacts, type PropertyFactsProps } from './homes/PropertyFacts/PropertyFacts.tsx';
export { PropertyGallery, type PropertyGalleryProps } from './homes/PropertyGallery/PropertyGallery.tsx';
export { PropertyGrid, type PropertyGridProps } from './homes/PropertyGrid/PropertyGrid.tsx';
export { PropertyList, type PropertyListProps } from './homes/PropertyList/PropertyList.tsx';
export { PropertyRail, type PropertyRailProps } from './homes/PropertyRail/PropertyRail.tsx';
export { RankingChip, type RankingChipProps } from './homes/RankingChip/RankingChip.tsx';
export { ContactBar, type ContactBarProps } from './homes/SellerCard/ContactBar.tsx';
export { SellerCard, type SellerCardProps } from './homes/SellerCard/SellerCard.tsx';
export { SimilarHomes, type SimilarHomesProps } from './homes/SimilarHomes/SimilarHomes.tsx';
export { SortMenu, type SortMenuProps } from './homes/SortMenu/SortMenu.tsx';
export { Page, type PageProps } from './layout/Page/Page.tsx';
export { PageTitle, type PageTitleProps } from './layout/PageTitle/PageTitle.tsx';
