import type { LucideIcon, LucideProps } from 'lucide-react';

export interface DirectionalIconProps extends LucideProps {
  /** Drawn for left-to-right: `ChevronRight` means forward. */
  icon: LucideIcon;
}

/** Icon with a reading direction, mirrored with it. Not for clocks, media controls and ticks. */
export function DirectionalIcon({ icon: Icon, className = '', ...icon }: DirectionalIconProps) {
  return <Icon aria-hidden strokeWidth={1.75} size={20} {...icon} className={`directional ${className}`.trimEnd()} />;
}
