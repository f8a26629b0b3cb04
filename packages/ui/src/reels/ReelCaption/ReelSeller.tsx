import { PROFILE_IMAGES_PATH, type Reel } from '@mashrabiya/contract';
import { getInitials } from '../../listings/SellerCard/contact.ts';

/** Picture or initials of the seller, beside the name. */
export function ReelSeller({ user }: Pick<Reel, 'user'>) {
  return (
    <span className="avatar" aria-hidden>
      {user.profile_pic ? (
        <img src={`${PROFILE_IMAGES_PATH}/${user.profile_pic}`} alt="" width={32} height={32} />
      ) : (
        getInitials(user.name)
      )}
    </span>
  );
}
