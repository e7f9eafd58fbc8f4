import type { texts as source } from '../en-US/price-switch'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  label: 'Prix avec ou sans TVA',
  gross: 'TVA comprise',
  net: 'hors TVA',
  netShort: 'hors TVA',
  nowGross: 'Les prix sont maintenant affichés TVA comprise.',
  nowNet: 'Les prix sont maintenant affichés hors TVA.',
}
