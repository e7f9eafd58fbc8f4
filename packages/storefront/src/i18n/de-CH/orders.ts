import type { texts as source } from '../en-US/orders'
import type { Overrides } from '../widen'

export const texts: Overrides<typeof source> = {
  offers: 'Ihre Offerten',
  total: 'Total inkl. MWST',
  detail: {
    offer: 'Offerte',
    toOffer: 'Zu den Preisen einer Offerte',
    net: 'Waren exkl. MWST',
    shipping: 'Lieferung exkl. MWST',
    vat: 'MWST',
    intraCommunity:
      'Steuerfreie innergemeinschaftliche Lieferung. MWST-Nummer des Käufers: {{buyer}}, des Verkäufers: {{seller}}.',
    vatIdIs: 'MWST-Nummer (UID): {{vatId}}',
  },
}
