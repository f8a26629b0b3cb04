import type { PropertyCard, Reel } from '@mashrabiya/contract';
import { RANKING } from '@mashrabiya/contract';
import type { ListSource } from '../../api/lists.ts';

export const sampleSource: ListSource = { query: '', filters: { ranking: RANKING.superior }, page: 1 };

/** Sample figure: the listing has no reel. */
const VIEWS = 1_284;

export const sampleReel = (home: PropertyCard): Reel => ({
  id: home.id,
  reel_id: home.id,
  property_id: home.id,
  is_home_gone: false,
  title: home.address,
  description: home.address,
  action: home.action === 'forrent' ? 'rent' : 'sell',
  price: home.price ?? 0,
  selltype: home.payment.payment,
  thumbnail: home.cover_img ?? '',
  thumbhash: '',
  reel_path: '',
  video: '',
  small_video: '',
  captions: '',
  duration: 0,
  ranking: home.ranking,
  availability: home.availability,
  expires_at: home.confirmed_at,
  created_at: home.created_at,
  updated_at: home.confirmed_at,
  listed_at: home.listed_at,
  is_loved: false,
  is_viewed: false,
  isRecent: false,
  total_views: VIEWS,
  total_favorites: 0,
  governorate: home.gover_name,
  city: { id: home.city, name: home.city_name, en_name: home.city_name },
  user: { id: '', name: '', has_phone: false, profile_pic: null },
});
