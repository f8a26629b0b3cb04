import styled from '@emotion/styled';
import type { PropertyCard as PropertyCardData } from '@mashrabiya/contract';
import { type ComponentPropsWithRef, type CSSProperties, memo, type ReactNode, useState, ViewTransition } from 'react';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { Link } from '../../link/Link.tsx';
import { minWidthQuery } from '../../theme/tokens.ts';
import { getFacts } from '../FactsRow/facts.ts';
import type { FavoriteState } from '../FavoriteButton/FavoriteButton.tsx';
import { HeartIcon } from '../FavoriteButton/heartIcons.tsx';
import { CarouselControls } from '../ImageCarousel/CarouselControls.tsx';
import { CarouselSlides } from '../ImageCarousel/CarouselSlides.tsx';
import { useCarousel } from '../ImageCarousel/useCarousel.ts';
import { openMap } from '../MapLink/openMap.ts';
import { formatPrice, formatTerms } from '../PriceBlock/price.ts';
import { useCardTexts } from '../shared/cardTexts.ts';
import { getPictureTransition } from '../shared/pictureTransition.ts';
import { cardCss } from './cardStyles.ts';
import { getFreshness } from './freshness.ts';
import { PricePerMetreLine } from './PricePerMetreLine.tsx';

export interface PropertyCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children' | 'property'> {
  property: PropertyCardData;
  href: string;
  /** Default: the state in `property`. */
  isFavorite?: boolean;
  favoriteState?: FavoriteState;
  /** Without it and without `renderFavoriteButton`, the card has no favorite button. */
  onFavorite?: (property: PropertyCardData) => void;
  /** Custom favorite button with its own state, so that a change does not rerender the card. */
  renderFavoriteButton?: (property: PropertyCardData) => ReactNode;
  /** Called when the browser blocks the map's tab; shows an alert when absent. */
  onMapBlocked?: (message: string) => void;
  /** Loads the picture eagerly, for cards of the first screen. */
  priority?: boolean;
  headingLevel?: 2 | 3 | 4;
  sizes?: string;
  /** `cover` shows the first picture only, for rails, where a swipe scrolls the rail. */
  photos?: 'all' | 'cover';
  /** Badge from this device: new since the search was saved, or already viewed. */
  badge?: 'new' | 'seen' | undefined;
  renderActions?: (property: PropertyCardData) => ReactNode;
  /** Replaces the chip of a paid ad; the caller positions it. */
  corner?: ReactNode;
  /** Content below the card's text. Controls in it must be above the card's link: `zIndex.raised`. */
  footer?: ReactNode;
}

// Emotion's `styled` takes serialized styles as they are; MUI's would hash them again for each card.
const Root = styled('article')(cardCss);

/** The browser handles vertical touches only; in a rail it handles both axes. */
const TOUCH_ACTION = 'pan-y pinch-zoom';

export const RAIL_SIZES = `${minWidthQuery('desktop')} 300px, 82vw`;

/** `sizes` of a picture in a `PropertyGrid`. */
const GRID_SIZES = `${minWidthQuery('content')} 290px, ${minWidthQuery('beside')} 30vw, ${minWidthQuery('largePhone')} 46vw, calc(100vw - 32px)`;

/**
 * Card of a property in a list. One link covers it; favorite button, map link and picture controls are above that link.
 * One styled element with plain ones inside, because a list holds hundreds.
 */
export const PropertyCard = memo(function PropertyCard({
  property,
  href,
  isFavorite = property.is_loved,
  favoriteState = 'idle',
  onFavorite,
  renderFavoriteButton,
  onMapBlocked,
  priority = false,
  headingLevel = 3,
  sizes = GRID_SIZES,
  photos = 'all',
  badge,
  renderActions,
  corner,
  footer,
  style,
  ...article
}: PropertyCardProps) {
  const texts = useCardTexts();
  const { dir } = useLocale();
  const images = photos === 'cover' ? property.img.slice(0, 1) : property.img;
  const count = images.length;
  const { index, isActivated, maxLoadedIndex, goTo, handlers } = useCarousel(count, dir);
  const Heading = `h${headingLevel}` as const;
  const freshness = getFreshness(property, texts);
  // View transition: the picture moves to the property's page, which starts with the first picture.
  const [isLinkFollowed, setFollowed] = useState(false);
  return (
    <Root
      {...handlers}
      {...article}
      style={
        {
          '--count': count,
          '--index': index,
          touchAction: count > 1 ? TOUCH_ACTION : undefined,
          ...style,
        } as CSSProperties
      }
    >
      <ViewTransition {...getPictureTransition(isLinkFollowed && index === 0 ? images[0] : undefined)}>
        <div className="window">
          <CarouselSlides
            images={images}
            index={index}
            maxLoadedIndex={isActivated ? maxLoadedIndex : 0}
            sizes={sizes}
            priority={priority}
          />
          {count > 1 && <span className="dots" />}
          {count === 0 && <span className="lattice" aria-hidden />}
          {corner ??
            (property.ad_type !== 'basic' && (
              <span className={`chip ${property.ad_type}`}>{texts.ad(property.ad_type)}</span>
            ))}
          {(badge || property.has_reel) && (
            <p className="badges">
              {property.has_reel && <span className="reel">{texts.reel}</span>}
              {badge && <span>{texts.badge[badge]}</span>}
            </p>
          )}
        </div>
      </ViewTransition>
      <div className="body">
        <p className="price">{formatPrice(property, texts)}</p>
        <p className="terms">{formatTerms(property, texts)}</p>
        <p className="facts">
          {getFacts(property, texts).map(({ kind, text, label }) => (
            <span key={kind} className={`fact ${kind}`} role="img" aria-label={label}>
              {text}
            </span>
          ))}
        </p>
        <PricePerMetreLine property={property} texts={texts} />
        <Heading className="title">
          <Link href={href} className="cardLink" draggable={false} onClick={() => setFollowed(true)}>
            {property.address}
          </Link>
        </Heading>
        <p className="place">
          {property.location && (
            <a
              className="pin"
              href={property.location}
              target="_blank"
              rel="noopener noreferrer"
              aria-description={property.address}
              onClick={(event) => openMap(event, texts.mapBlocked, onMapBlocked)}
            >
              {texts.map}
            </a>
          )}
          <span>{texts.place(property.category_name, property.city_name, property.gover_name)}</span>
        </p>
        <p className="foot">
          <span>{property.subcategory_name}</span>
          <time dateTime={freshness.dateTime}>{freshness.text}</time>
        </p>
      </div>
      {footer}
      {renderFavoriteButton?.(property) ??
        (onFavorite && (
          <button
            type="button"
            className="favorite"
            aria-label={texts.favorite}
            aria-description={property.address}
            aria-pressed={isFavorite}
            aria-busy={favoriteState === 'loading'}
            onClick={favoriteState === 'loading' ? undefined : () => onFavorite(property)}
          >
            <HeartIcon />
          </button>
        ))}
      {renderActions?.(property)}
      {isActivated && <CarouselControls index={index} count={count} goTo={goTo} />}
    </Root>
  );
});
