import { useTranslation } from 'react-i18next';

export interface CarouselControlsProps {
  index: number;
  count: number;
  goTo: (index: number) => void;
}

export function CarouselControls({ index, count, goTo }: CarouselControlsProps) {
  const { t } = useTranslation();
  return (
    <div className="arrows">
      <button
        type="button"
        className="arrow previous"
        aria-label={t('listings:carousel.previous')}
        aria-disabled={index === 0}
        onClick={() => goTo(index - 1)}
      />
      <button
        type="button"
        className="arrow next"
        aria-label={t('listings:carousel.next')}
        aria-disabled={index === count - 1}
        onClick={() => goTo(index + 1)}
      />
      <span className="visually-hidden" aria-live="polite">
        {t('listings:carousel.position', { index: index + 1, count })}
      </span>
    </div>
  );
}
