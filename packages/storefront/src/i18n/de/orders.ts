import type { texts as source } from '../en-US/orders'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  title: 'Bestellungen',
  number: 'Bestellnummer',
  date: 'Datum',
  status: 'Stand',
  total: 'Total inkl. MwSt.',
  unknown: '–',
  state: { Created: 'Eingegangen', Approved: 'Bestätigt', Fulfilled: 'Geliefert', Canceled: 'Storniert' },
  more: 'Ältere Bestellungen',
  newest: 'Zurück zu den neuesten Bestellungen',
  empty: {
    heading: 'Noch keine Bestellungen',
    text: 'Sobald Sie bestellen, stehen hier Bestellnummer und Stand.',
    action: 'Kartons ansehen',
  },
}
