import type { MapView, PropertyCard } from '@mashrabiya/contract';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Renderer } from '../stage/renderer.ts';
import type { BaseMap } from '../streets/baseMap.ts';
import type { ClusterHomes } from './ClusterList.tsx';
import type { MapDistrict } from './Districts.tsx';

export interface HomesMapProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** What stands in the part of the map that was last told by `onMove`; the former one meanwhile. */
  view: MapView | undefined;
  status: 'loading' | 'ready' | 'failed';
  onRetry(): void;
  /** `south,west,north,east` to show; another value goes there. Undefined shows all that `view.extent` holds. */
  box: string | undefined;
  /** The map has come to rest: what it shows, how far in, and whether a person moved it. */
  onMove(box: string, zoom: number, byPerson: boolean): void;
  /** Whether the list follows the map; else a button asks for it. */
  following: boolean;
  onFollow(following: boolean): void;
  /** The list is to show the homes of this box. */
  onSearchHere(box: string): void;
  /** The home that is looked at in the list. */
  highlighted?: string;
  onHighlight?(id: string | undefined): void;
  /** Homes that were looked at before. */
  seen?: readonly string[];
  /** The home whose card is open. */
  opened?: string;
  /** A pin was pressed; undefined closes the card. */
  onOpen(id: string | undefined): void;
  /** The opened home, once it has come. */
  home?: PropertyCard;
  homeFailed?: boolean;
  /** The opened home's heart, on its card. */
  heart?: ReactNode;
  /** A cluster that no zoom parts was pressed: the homes of this box are to be listed; undefined closes their list. */
  onCluster(box: string | undefined): void;
  /** The homes that are to be listed, if any are. */
  cluster?: ClusterHomes | undefined;
  hrefOf(id: string): string;
  /** The drawn area, as filters carry it. */
  area: string | undefined;
  onDraw(area: string | undefined): void;
  /** Districts with homes, most first; undefined while they are on their way. */
  districts: readonly MapDistrict[] | undefined;
  districtsFailed: boolean;
  onDistrictsRetry(): void;
  /** Their list was opened or closed: only while it is open they have to be known. */
  onDistrictsOpen(open: boolean): void;
  chosenDistricts: readonly number[];
  onDistricts(ids: number[]): void;
  /** Where its streets come from; null draws the map that comes with the site. */
  baseMap?: BaseMap | null;
  /** A link that leads elsewhere, at the map's foot. */
  back?: ReactNode;
  /** As the surroundings say when absent. */
  renderer?: Renderer;
}
