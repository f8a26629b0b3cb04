import type { MapView, PropertyCard } from '@mashrabiya/contract';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Renderer } from '../stage/renderer.ts';
import type { BaseMap } from '../streets/baseMap.ts';
import type { ClusterListings } from './ClusterList.tsx';
import type { MapDistrict } from './Districts.tsx';

export interface ListingsMapProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Content of the area last reported by `onMoveEnd`; the previous content while loading. */
  view: MapView | undefined;
  status: 'loading' | 'ready' | 'failed';
  onRetry(): void;
  /** `south,west,north,east` to show; a new value moves the map. Undefined shows all of `view.extent`. */
  box: string | undefined;
  /** Called when the map comes to rest, with its box, zoom, and if a user moved it. */
  onMoveEnd(box: string, zoom: number, isByUser: boolean): void;
  /** The list follows the map; otherwise a button searches the visible area. */
  following: boolean;
  onFollowingChange(following: boolean): void;
  onSearchHere(box: string): void;
  highlightedId?: string;
  onHighlightChange?(id: string | undefined): void;
  viewedIds?: readonly string[];
  openedId?: string;
  onOpen(id: string | undefined): void;
  listing?: PropertyCard;
  listingFailed?: boolean;
  onRetryListing?(): void;
  favoriteButton?: ReactNode;
  /** Called with the box of a pressed cluster that no zoom separates; undefined closes its list. */
  onClusterChange(box: string | undefined): void;
  cluster?: ClusterListings | undefined;
  getHref(id: string): string;
  /** Drawn area in the format of the filters. */
  area: string | undefined;
  onAreaChange(area: string | undefined): void;
  /** Districts with properties, largest first; undefined while loading. */
  districts: readonly MapDistrict[] | undefined;
  districtsFailed: boolean;
  onRetryDistricts(): void;
  /** Districts are needed only while their list is open. */
  onDistrictsOpenChange(open: boolean): void;
  chosenDistricts: readonly number[];
  onDistrictsChange(ids: number[]): void;
  /** Source of the streets; null for the bundled map. */
  baseMap?: BaseMap | null;
  back?: ReactNode;
  /** Address that opens the filter panel; no link when absent. */
  filtersHref?: string | undefined;
  filterCount?: number | undefined;
  /** Default: from `RendererContext`. */
  renderer?: Renderer;
}

/** Props that maps of properties pass on to their frame. */
export type MapFrameBaseProps = Pick<
  ListingsMapProps,
  | 'status'
  | 'onRetry'
  | 'openedId'
  | 'onOpen'
  | 'listing'
  | 'listingFailed'
  | 'onRetryListing'
  | 'favoriteButton'
  | 'getHref'
  | 'baseMap'
>;
