import type { texts as source } from '../en-US/header'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  logo: 'Cartonnage, Startseite',
  promo: {
    CH: '{{discount}} auf Ihre erste Bestellung',
    DE: '{{discount}} auf Ihre erste Bestellung',
    freeDelivery: {
      gross: 'Versand frei ab {{amount}} inkl. MwSt.',
      net: 'Versand frei ab {{amount}} netto',
    },
    note: 'Versandkosten',
    code: 'Gutscheincode',
    region: 'Angebot für neue Kunden',
    conditions: 'Bedingungen',
    copy: 'Code kopieren',
    copied: 'Kopiert',
    failed: 'Bitte markieren und kopieren Sie den Code',
  },
  search: {
    label: 'Suche',
    placeholder: 'Suchbegriff oder Artikelnummer eingeben',
    submit: 'Suchen',
  },
  cart: {
    label: 'Warenkorb',
    empty: 'Warenkorb, leer',
    filled_one: 'Warenkorb, {{count}} Artikel',
    filled_other: 'Warenkorb, {{count}} Artikel',
    signIn: 'Warenkorb, nach dem Anmelden',
    problems_one: '{{count}} Artikel kann so nicht bestellt werden.',
    problems_other: '{{count}} Artikel können so nicht bestellt werden.',
    inactive_one: 'Zweiter Warenkorb, {{count}} Artikel',
    inactive_other: 'Zweiter Warenkorb, {{count}} Artikel',
  },
  quickOrder: 'Schnell\u00adbestellung',
  menu: { open: 'Menü', label: 'Sortiment', overviewOf: 'Übersicht: {{title}}' },
}
