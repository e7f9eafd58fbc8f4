import type { texts as source } from '../en-US/papers'
import type { Overrides } from '../widen'

export const texts: Overrides<typeof source> = {
  buyerVatId: 'Ihre MWST-Nummer',
  line: {
    rate: 'MWST',
    price: { net: 'Preis exkl. MWST', gross: 'Preis inkl. MWST' },
    amount: { net: 'Betrag exkl. MWST', gross: 'Betrag inkl. MWST' },
  },
  rates: { vat: 'MWST' },
  vatId: 'MWST-Nummer: {{vatId}}',
}
