import type { texts as source } from '../en-US/price-switch'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  label: 'Preise mit oder ohne MwSt.',
  gross: 'inkl. MwSt.',
  net: 'exkl. MwSt.',
  netShort: 'exkl.',
  nowGross: 'Preise jetzt mit MwSt.',
  nowNet: 'Preise jetzt ohne MwSt.',
}
