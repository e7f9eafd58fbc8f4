import type { texts as source } from '../en-US/product'
import type { Overrides } from '../widen'

export const texts: Overrides<typeof source> = {
  price: { including: 'inkl. {{rate}} MWST', excluding: 'exkl. MWST' },
  tiers: { private: { main: 'inkl. MWST', other: 'exkl. MWST', total: 'Total inkl. MWST' } },
  sizes: { title: 'Eine Nummer kleiner oder grösser', compare: 'Diese Grössen vergleichen' },
  parcel: {
    CH: { oversized: 'Zu gross für ein Post-Paket: reist per Spedition.' },
    DE: { oversized: 'Zu gross für ein DHL Paket: reist per Spedition.' },
  },
  chart: { hatched: 'Schraffiert: Die nächste Stufe ist im Total günstiger.' },
  page: { totalIncluding: 'Total inkl. MWST' },
}
