import type { texts as source } from '../en-US/orders'
import type { Overrides } from '../widen'

export const texts: Overrides<typeof source> = {
  total: 'Total inkl. MWST',
  detail: {
    net: 'Waren exkl. MWST',
    shipping: 'Lieferung exkl. MWST',
    vat: 'MWST',
    vatIdIs: 'MWST-Nummer (UID): {{vatId}}',
  },
}
