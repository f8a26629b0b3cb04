import type { PropertyCard, Reel } from '@mashrabiya/contract';
import { RANKING } from '@mashrabiya/contract';
import type { ListSource } from '../../api/listQueries.ts';

export const sampleSource: ListSource = { query: '', filters: { ranking: RANKING.superior }, page: 1 };

/** Sample figure: the listing has no reel. */
const SAMPLE_VIEWS = 1_284;

export const buildSampleReel = (listing: PropertyCard): Reel => ({
  id: listing.id,
  reel_id: listing.id,
  property_id: listing.id,
  is_home_gone: false,
  title: listing.address,
  description: listing.address,
  action: listing.action === 'forrent' ? 'rent' : 'sell',
  price: listing.price ?? 0,
  selltype: listing.payment.payment,
  thumbnail: listing.cover_img ?? '',
  thumbhash: '',
  reel_path: '',
  video: '',
  small_video: '',
  captions: '',
  duration: 0,
  ranking: listing.ranking,
  availability: listing.availability,
  expires_at: listing.confirmed_at,
  created_at: listing.created_at,
  updated_at: listing.confirmed_at,
  listed_at: listing.listed_at,
  is_loved: false,
  is_viewed: false,
  isRecent: false,
  total_views: SAMPLE_VIEWS,
  total_favorites: 0,
  governorate: listing.gover_name,
  city: { id: listing.city, name: listing.city_name, en_name: listing.city_name },
  user: { id: '', name: '', has_phone: false, profile_pic: null },
});
