import type { Visitor } from '../calls/call'
import { withCheckCharacters } from '../record-id'
import { type Shop, type ShopLocale, translate, type Translations } from '../shop'

type Column = 'Inspiration & Know-Kow' | 'Customer Info' | 'Legal'

interface FooterEntry {
  readonly labels: Translations
  readonly column: Column
  readonly type: 'InternalLink' | 'ExternalLink' | 'SalesforceObject'
  readonly target: string
  readonly listViewId?: string
  /** The shops that have it. @default both */
  readonly shops?: readonly Shop[]
  /** Prepared in the site editor but not live, because its page does not exist yet. */
  readonly isDraft?: true
}

/** The footer's entries in order. */
const entries: readonly FooterEntry[] = [
  page('/guide/measuring', 'Inspiration & Know-Kow', {
    de: 'Einen Karton richtig messen',
    fr: 'Bien mesurer une caisse',
    en: 'How to measure a box',
  }),
  page('/guide/flutes', 'Inspiration & Know-Kow', {
    de: 'Welche Welle wofür?',
    fr: 'Quelle cannelure pour quel usage\u202f?',
    en: 'Which flute do I need?',
  }),
  page('/guide/tape', 'Inspiration & Know-Kow', {
    de: 'Einen Karton gut verschließen',
    fr: 'Bien fermer une caisse',
    en: 'How to seal a box',
  }),
  {
    labels: {
      de: 'Was bedeuten FEFCO-Codes?',
      fr: 'Que signifient les codes FEFCO\u202f?',
      en: 'FEFCO codes explained',
    },
    column: 'Inspiration & Know-Kow',
    type: 'ExternalLink',
    target: 'https://{lang}.wikipedia.org/wiki/Special:Search?search=FEFCO',
  },
  page('/service/delivery', 'Customer Info', {
    de: 'Lieferung & Versandkosten',
    fr: 'Livraison et frais de port',
    en: 'Delivery & shipping costs',
  }),
  page('/service/payment', 'Customer Info', {
    de: 'Zahlungsarten',
    fr: 'Modes de paiement',
    en: 'Payment methods',
  }),
  page('/quick-order', 'Customer Info', {
    de: 'Schnellbestellung',
    fr: 'Commande rapide',
    en: 'Quick order',
  }),
  page('/request', 'Customer Info', {
    de: 'Karton nach Maß',
    fr: 'Carton sur mesure',
    en: 'Box made to measure',
  }),
  page('/service/returns', 'Customer Info', { de: 'Rückgabe', fr: 'Retours', en: 'Returns' }),
  {
    labels: { de: 'Alle Bestellungen', fr: 'Toutes les commandes', en: 'All orders' },
    column: 'Customer Info',
    type: 'SalesforceObject',
    target: 'Order',
    listViewId: '00BCN0000000002AAA',
  },
  {
    labels: { de: 'Alle Angebote', 'de-CH': 'Alle Offerten', fr: 'Toutes les offres', en: 'All quotes' },
    column: 'Customer Info',
    type: 'SalesforceObject',
    target: 'Quote',
    listViewId: '00BCN0000000001AAA',
    isDraft: true,
  },
  page('/order-lookup', 'Customer Info', {
    de: 'Bestellung nachsehen',
    fr: 'Retrouver une commande',
    en: 'Look up an order',
  }),
  page('/service/contact', 'Customer Info', { de: 'Kontakt', fr: 'Contact', en: 'Contact' }),
  page('/service/imprint', 'Legal', { de: 'Impressum', fr: 'Impressum', en: 'Imprint' }),
  page('/service/terms', 'Legal', { de: 'AGB', fr: 'Conditions générales', en: 'Terms and conditions' }),
  page('/service/privacy', 'Legal', { de: 'Datenschutz', fr: 'Protection des données', en: 'Privacy' }),
  {
    labels: { de: 'Cookie-Einstellungen', fr: 'Paramètres des cookies', en: 'Cookie settings' },
    column: 'Legal',
    type: 'InternalLink',
    target: '{cookies}',
  },
  page('/service/accessibility', 'Legal', {
    de: 'Barrierefreiheit',
    fr: 'Accessibilité',
    en: 'Accessibility',
  }),
  page('/service/guarantee', 'Legal', {
    de: 'Gesetzliche Gewährleistung',
    fr: 'Garantie légale',
    en: 'Legal guarantee',
  }),
  {
    ...page('/withdrawal', 'Legal', {
      de: 'Vertrag widerrufen',
      fr: 'Se rétracter du contrat',
      en: 'Withdraw from contract',
    }),
    shops: ['DE'],
  },
]

/**
 * The footer's items as records in the visitor's language: the live ones, and for `Draft` also the prepared ones. As in
 * records, members without a value are absent.
 */
export function footerMenu({ shop, locale }: Visitor, state: 'Live' | 'Draft') {
  return entries
    .filter(({ shops, isDraft }) => (shops?.includes(shop) ?? true) && (state === 'Draft' || !isDraft))
    .map(({ labels, column, type, target, listViewId }, index) => ({
      Id: withCheckCharacters(`0NVCN00000001${String(index + 1).padStart(2, '0')}`),
      Position: index,
      Label: inSwissSpelling(translate(labels, locale), locale),
      Type: type,
      Target: target,
      ...(listViewId === undefined ? {} : { DefaultListViewId: listViewId }),
      AccessRestriction: 'None',
      NavigationLinkSet: { MasterLabel: column },
    }))
}

function page(target: string, column: Column, labels: FooterEntry['labels']): FooterEntry {
  return { labels, column, type: 'InternalLink', target }
}

const inSwissSpelling = (label: string, locale: ShopLocale) =>
  locale === 'de-CH' ? label.replaceAll('ß', 'ss') : label
