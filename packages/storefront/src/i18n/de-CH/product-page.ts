import type { texts as source } from '../en-US/product-page'
import type { Overrides } from '../widen'

export const texts: Overrides<typeof source> = {
  chart: { hatched: 'Schraffiert: Die nächste Stufe ist im Total günstiger.' },
  offer: { text: 'Für grössere Mengen machen wir Ihnen eine Offerte.', action: 'Offerte anfragen' },
  sizes: { title: 'Eine Nummer kleiner oder grösser', compare: 'Diese Grössen vergleichen' },
  parcel: {
    CH: { oversized: 'Zu gross für ein Post-Paket: reist per Spedition.' },
    DE: { oversized: 'Zu gross für ein DHL Paket: reist per Spedition.' },
  },
}
