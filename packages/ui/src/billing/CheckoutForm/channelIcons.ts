import type { PaymentChannel } from '@mashrabiya/contract';
import { CreditCard, type LucideIcon, Smartphone } from 'lucide-react';

export const CHANNEL_ICONS: Record<PaymentChannel, LucideIcon> = { card: CreditCard, wallet: Smartphone };
