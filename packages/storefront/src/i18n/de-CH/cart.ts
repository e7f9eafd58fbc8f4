import type { texts as source } from '../en-US/cart'
import type { Overrides } from '../widen'

export const texts: Overrides<typeof source> = {
  prices: { gross: 'Preise inkl. MWST' },
  price: { exclVat: '{{amount}} exkl. MWST', inclVat: '{{amount}} inkl. MWST' },
  toOffer: 'Offerte anfragen',
  offer: {
    badge: 'Offerte {{number}}',
    unnumbered: 'Aus einer Offerte',
    fixed: 'wie offeriert',
    text: 'Diese Artikel stammen aus einer Offerte: Preise und Mengen stehen fest, und bestellen lassen sie sich nur zusammen.',
    open: 'Offerte ansehen',
    remove: 'Offerte aus dem Warenkorb nehmen',
    removed: 'Die Offerte liegt nicht mehr im Warenkorb. Bei Ihren Offerten finden Sie sie weiterhin.',
    all: 'Zu Ihren Offerten',
  },
  totals: {
    goodsIncl: 'Warenwert inkl. MWST',
    vat: 'MWST',
    vatOn: 'MWST {{rate}} auf {{base}}',
    vatIncluded: 'Enthaltene MWST',
    vatIncludedRate: 'Enthaltene MWST {{rate}}',
    totalExcl: 'Total exkl. MWST',
    totalIncl: 'Total inkl. MWST',
    totalExpected: 'Total inkl. MWST, voraussichtlich',
  },
}
