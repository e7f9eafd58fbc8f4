import type { texts as source } from '../en-US/cart'
import type { Overrides } from '../widen'

export const texts: Overrides<typeof source> = {
  prices: { gross: 'Preise inkl. MWST' },
  price: { exclVat: '{{amount}} exkl. MWST', inclVat: '{{amount}} inkl. MWST' },
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
