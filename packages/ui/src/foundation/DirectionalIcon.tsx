import type { LucideIcon, LucideProps } from 'lucide-react';

export interface DirectionalIconProps extends LucideProps {
  /** Drawn for left-to-right: `ChevronRight` is "onwards". */
  icon: LucideIcon;
}

/** An icon that means a direction of reading and mirrors with it. Clocks, media controls and ticks do not use it. */
export function DirectionalIcon({ icon: Icon, className = '', ...icon }: DirectionalIconProps) {
  return <Icon aria-hidden strokeWidth={1.75} size={20} {...icon} className={`directional ${className}`.trimEnd()} />;
}
