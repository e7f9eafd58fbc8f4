import type { texts as source } from '../en-US/product-page'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  chart: {
    caption: 'Preis pro Einheit nach Menge.',
    hatched: 'Schraffiert: Die nächste Stufe ist insgesamt günstiger.',
    cliff: 'Von {{from}} bis {{to}} ist die nächste Stufe, {{next}}, insgesamt günstiger.',
  },
  offer: { text: 'Für größere Mengen machen wir Ihnen ein Angebot.', action: 'Angebot anfragen' },
  sizes: {
    title: 'Eine Nummer kleiner oder größer',
    this: 'Dieser Artikel',
    volume: '{{litres}} l',
    price: '{{price}} bei {{amount}}',
    compare: 'Diese Größen vergleichen',
    other: 'In anderer Größe fertigen lassen',
  },
  parcel: {
    CH: {
      standard: 'Passt als Post-Paket bis {{load}} kg.',
      bulky: 'Sperrgut bei der Post, bis {{load}} kg.',
      oversized: 'Zu groß für ein Post-Paket: reist per Spedition.',
    },
    DE: {
      standard: 'Passt als DHL Paket bis {{load}} kg.',
      bulky: 'Sperrgut bei DHL, bis {{load}} kg.',
      oversized: 'Zu groß für ein DHL Paket: reist per Spedition.',
    },
  },
  shipped: {
    parcel_one: '{{amount}} in einem Paket.',
    parcel_other: '{{amount}} in {{count}} Paketen.',
    pallet_one: '{{amount}} auf einer Palette.',
    pallet_other: '{{amount}} auf {{count}} Paletten.',
    freight: '{{amount}} per Spedition.',
    bundles_one: 'Ein Paket fasst {{count}} Bund.',
    bundles_other: 'Ein Paket fasst {{count}} Bunde.',
    onPallet: 'Eine Palette fasst {{amount}}.',
  },
  fitting: { enoughFor: '{{amount}} reicht für etwa {{boxes}} Kartons' },
  sample: {
    order: 'Muster bestellen (kostenlos)',
    inCart: 'Muster liegt im Warenkorb',
    hint: 'Ein Stück dieser Pappe (A5) liegt Ihrer Bestellung bei, insgesamt bis zu drei Muster. Ohne andere Artikel bezahlen Sie Versand und Kleinmengenzuschlag.',
    added: 'Das Muster liegt im Warenkorb.',
    refusedTitle: 'Kein weiteres Muster hinzugefügt',
    refused:
      'Je Bestellung sind drei Muster möglich, von jedem Karton eines. Im Warenkorb sehen Sie, welche Sie haben.',
    set_one: 'Das Muster in diesem Set',
    set_other: 'Die {{count}} Muster in diesem Set',
  },
}
