import type { texts as source } from '../en-US/common'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  site: {
    description:
      'Kartons und Verpackungsmaterial in Standardgrößen, ab einem Stück, mit Mengenrabatt. Ein Vorführshop: Hier wird nichts verkauft.',
  },
  material: { paper: 'Papier, Pappe, Karton', plastic: 'Kunststoff', other: 'Sonstiges' },
  country: { CH: 'Schweiz', DE: 'Deutschland', NL: 'Niederlande', LU: 'Luxemburg', BE: 'Belgien' },
  skipToContent: 'Zum Inhalt',
  start: 'Start',
  loading: 'Wird geladen',
  close: 'Schließen',
  back: 'Zurück',
  overview: 'Übersicht',
  notifications: 'Meldungen',
  notification: { success: 'Erledigt', info: 'Hinweis', warning: 'Achtung', error: 'Fehler' },
  mode: { label: 'Darstellung', system: 'System', light: 'Hell', dark: 'Dunkel' },
  print: {
    date: 'Gedruckt am {{date}}',
    gross: 'Preise in {{currency}}, inkl. {{rate}} MwSt., gültig am Druckdatum',
    net: 'Nettopreise in {{currency}}, zzgl. {{rate}} MwSt., gültig am Druckdatum',
  },
  service: {
    delivery: 'Lieferung & Versandkosten',
    payment: 'Zahlungsarten',
    returns: 'Rückgabe',
    contact: 'Kontakt',
    terms: 'AGB',
    cookies: 'Cookie-Einstellungen',
    accessibility: 'Barrierefreiheit',
    guarantee: 'Gesetzliche Gewährleistung',
    privacy: 'Datenschutz',
    imprint: 'Impressum',
    withdrawal: 'Widerrufsrecht',
  },
  form: {
    problems_one: 'Eine Angabe fehlt oder stimmt nicht',
    problems_other: '{{count}} Angaben fehlen oder stimmen nicht',
    long: '{{label}}: höchstens {{limit}} Zeichen.',
    unreadable: '{{label}}: Diese Angabe ist nicht lesbar. Bitte geben Sie sie noch einmal ein.',
  },
  error: {
    inTitle: 'Fehler: {{title}}',
    notFound: {
      heading: 'Diese Seite gibt es nicht',
      text: 'Vielleicht ist die Adresse falsch geschrieben, oder die Seite ist umgezogen. Mit der Artikelnummer finden Sie jeden Artikel.',
      search: 'Artikelnummer oder Suchbegriff',
      submit: 'Suchen',
    },
    unreachable: {
      heading: 'Der Shop ist nicht erreichbar',
      text: 'Unser Bestellsystem antwortet gerade nicht. Ihr Warenkorb bleibt erhalten. Bitte versuchen Sie es in einer Minute noch einmal.',
    },
    failed: {
      heading: 'Diese Seite konnte nicht gezeigt werden',
      text: 'Der Fehler liegt bei uns. Es wurde nichts bestellt und nichts geändert. Bitte versuchen Sie es noch einmal.',
    },
    offline: {
      heading: 'Sie sind offline',
      text: 'Sobald die Verbindung wieder da ist, geht es hier von selbst weiter. Ihr Warenkorb bleibt erhalten.',
      back: 'Die Verbindung ist wieder da. Die Seite wird geladen.',
    },
    retry: 'Noch einmal versuchen',
    home: 'Zur Startseite',
  },
}
