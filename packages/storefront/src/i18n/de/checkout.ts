import type { texts as source } from '../en-US/checkout'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  title: 'Kasse',
  steps: 'Schritte der Bestellung',
  step: { address: 'Adresse', delivery: 'Lieferung', payment: 'Zahlung', review: 'Prüfen' },
  done: 'erledigt',
  heading: {
    address: 'Wohin geht die Ware?',
    delivery: 'Wie liefern wir?',
    payment: 'Wie zahlen Sie?',
    review: 'Prüfen und bestellen',
  },
  next: { address: 'Weiter zur Lieferung', delivery: 'Weiter zur Zahlung', payment: 'Weiter zur Prüfung' },
  busy: 'Einen Moment',
  backToCart: 'Zurück zum Warenkorb',
  address: {
    legend: 'Lieferadresse',
    default: 'Standardadresse',
    none: 'In Ihrem Konto ist keine Adresse im Liefergebiet dieses Shops. Bitte rufen Sie uns an, wir tragen sie ein.',
    country: {
      CH: 'Schweiz',
      LI: 'Liechtenstein',
      DE: 'Deutschland',
      NL: 'Niederlande',
      LU: 'Luxemburg',
      BE: 'Belgien',
    },
  },
  delivery: {
    legend: 'Lieferart',
    days: '{{days}} Werktage',
    free: 'frei',
    none: 'An diese Adresse liefern wir nicht. Bitte wählen Sie eine andere.',
    changeAddress: 'Andere Adresse wählen',
  },
  payment: {
    invoice: 'Rechnung',
    explain: 'Sie zahlen nach der Lieferung auf Rechnung. Darauf steht Ihre eigene Bestellnummer.',
    number: 'Ihre eigene Bestellnummer',
    numberHint: 'Für Ihre Buchhaltung, zum Beispiel WS-2026-1187. Höchstens 80 Zeichen.',
    billing: 'Rechnungsadresse',
    same: 'Gleich wie die Lieferadresse',
  },
  review: {
    delivery: 'Lieferadresse',
    billing: 'Rechnungsadresse',
    method: 'Lieferung',
    payment: 'Zahlung',
    numberIs: 'Ihre eigene Bestellnummer: {{number}}',
    change: 'Ändern',
    changeWhat: '{{what}} ändern',
    goods: 'Ihre Ware',
    changeCart: 'Warenkorb ändern',
    applies: 'Es gelten unsere',
    appliesAfter: '. Mehr zu',
    after: 'Ihre Bestellnummer sehen Sie gleich nach der Bestellung und jederzeit unter „Bestellungen“.',
    order: 'Zahlungspflichtig bestellen',
  },
  problem: {
    stock: 'Mindestens ein Artikel ist in dieser Menge nicht mehr an Lager. Es wurde nichts bestellt.',
    conflict:
      'Der Shop arbeitet noch an Ihrer Bestellung. Es ging nichts verloren; bitte noch einmal versuchen.',
    expired:
      'Der Warenkorb hat sich inzwischen geändert. Bitte gehen Sie die Schritte noch einmal durch; es wurde nichts bestellt.',
    incomplete:
      'Es fehlt noch etwas. Es wurde nichts bestellt; bitte prüfen Sie Adresse, Lieferung und Zahlung.',
    unreachable:
      'Der Shop antwortet nicht. Bitte noch einmal versuchen; Ihre Bestellung wird nur einmal ausgelöst.',
    unknown:
      'Die Antwort ging unterwegs verloren. Drücken Sie den Knopf noch einmal: Bestellt wird nur einmal. Oder sehen Sie unter „Bestellungen“ nach.',
    slow: 'Das dauert länger als sonst. Bitte noch einmal versuchen.',
    refused: 'Diese Wahl nimmt der Shop nicht an.',
    'address-missing': 'Bitte wählen Sie eine Adresse.',
    'method-missing': 'Bitte wählen Sie eine Lieferart.',
    'number-missing': 'Bitte geben Sie Ihre eigene Bestellnummer ein, zum Beispiel WS-2026-1187.',
    'number-long': 'Höchstens 80 Zeichen; Ihre Nummer hat {{length}}.',
  },
  toCart: 'Zum Warenkorb',
  restart: 'Kasse neu beginnen',
  retry: 'Noch einmal versuchen',
  toOrders: 'Bestellungen ansehen',
  waiting: 'Ihre Bestellung wird vorbereitet',
  waitingHint: 'Das dauert einige Sekunden. Wenn nichts geschieht, drücken Sie den Knopf.',
  continue: 'Weiter',
}
