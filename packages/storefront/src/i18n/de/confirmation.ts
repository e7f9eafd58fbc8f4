import type { texts as source } from '../en-US/confirmation'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  title: 'Bestellung eingegangen',
  badge: 'Bestellung eingegangen',
  thanks: 'Danke.',
  thanksNamed: 'Danke, {{name}}.',
  number: 'Ihre Bestellnummer ist',
  next: {
    heading: 'Wie es weitergeht',
    check: 'Wir prüfen Lager und Adressen und packen Ihre Ware.',
    send: 'Ware an Lager verlässt uns innerhalb von zwei Werktagen. Auftragsfertigung folgt, sobald sie fertig ist.',
    invoice: 'Auf der Rechnung steht Ihre eigene Bestellnummer.',
  },
  fact: { date: 'Bestellt am', total: 'Total inkl. MwSt.' },
  orders: 'Bestellungen ansehen',
  shop: 'Weiter einkaufen',
}
