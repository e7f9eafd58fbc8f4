import type { texts as source } from '../en-US/home'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  metaDescription:
    'Kartons, die passen: Standardgrößen ab einem Stück, Preise nach Menge, maßstäblich gezeichnet. Maß eingeben, Karton finden.',
  title: 'Verpackungen in jeder Größe',
  heading: 'Der Karton, der passt.\nAb einem Stück.',
  lead: 'Kartons in Standardgrößen, alle Preise gestaffelt. Maße der Ware eingeben, passende Kartons sehen.',
  leadCount:
    '{{number}} Kartons in Standardgrößen, alle Preise gestaffelt. Maße der Ware eingeben, passende Kartons sehen.',
  size: {
    hint: 'Maße Ihrer Ware. Der Box Finder zeigt die Kartons, in die sie passt.',
    all: 'Alle Kartons ansehen',
  },
  priceAt: 'bei {{amount}} {{price}} {{label}}',
  range: { heading: 'Sortiment', count_one: '{{number}} Artikel', count_other: '{{number}} Artikel' },
  own: {
    heading: 'Ihre Artikel',
    all: 'Alle Bestellungen',
    offers: 'Ihre Angebote',
    last: 'zuletzt {{amount}} am {{date}}',
    again: 'Wieder {{number}}',
  },
  often: {
    heading: 'Oft bestellt',
    article: 'Artikel',
    size: 'Innenmaß mm',
    quality: 'Qualität',
    stock: { CH: 'Lager Schweiz', DE: 'Lager Deutschland' },
    all: 'Alle Kartons',
    free: 'Paketversand frei Haus ab einem Warenwert von {{main}} ({{other}}).',
  },
  flutes: {
    heading: 'Welche Welle wofür?',
    guide: 'Zum Ratgeber',
    load: 'bis {{load}} kg',
    scale: 'Querschnitte im gleichen Maßstab, {{scale}}:1.',
    E: 'Feinwelle. Brief- und Maxibriefkartons, glatte Druckfläche.',
    B: 'Der Standard für Pakete. Steif und schlank.',
    C: 'Mehr Polster, besser stapelbar.',
    EB: 'Zwei Wellen, kaum dicker als C.',
    BC: 'Zwei Wellen für schwere und empfindliche Ware.',
    CAA: 'Drei Wellen. Maschinenteile, Export.',
  },
  services: {
    heading: 'Leistungen',
    delivery: 'Ab Lager',
    deliveryText: 'Lagerware: Lieferung in {{days}} Werktagen.',
    payment: 'Zahlen Sie, wie Sie möchten',
    paymentText:
      'Mit Karte, per App oder im Voraus, mit Konto auch auf Rechnung. Firmen können ihre Referenz auf die Rechnung setzen lassen.',
    tiers: 'Preise nach Menge',
    tiersText:
      'Jede Liste zeigt die Staffeln nebeneinander, die Artikelseite zeigt, wann eine größere Menge weniger kostet.',
    samples: 'Musterset gratis',
    samplesText: '12 Kartonqualitäten zum Anfassen, ein Set pro Bestellung.',
  },
}
