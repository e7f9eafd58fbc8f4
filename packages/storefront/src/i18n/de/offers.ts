import type { texts as source } from '../en-US/offers'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  title: 'Ihre Angebote',
  lead: 'Was wir Ihnen angeboten haben, und wofür Sie ein Angebot möchten.',
  unavailable: 'In diesem Shop gibt es keine Angebote. Unser Verkauf macht Ihnen gern eines:',
  number: 'Angebot',
  name: 'Wofür',
  status: 'Stand',
  validUntil: 'Gültig bis',
  total: { net: 'Gesamt netto', gross: 'Gesamt inkl. MwSt.' },
  open: 'Preis folgt',
  daysLeft_one: 'noch {{count}} Tag',
  daysLeft_other: 'noch {{count}} Tage',
  lastDay: 'nur noch heute',
  over: 'abgelaufen',
  filter: {
    label: 'Welche Angebote',
    all: 'Alle',
    open: 'Offene',
    closed: 'Abgeschlossene',
    found_one: '{{count}} Angebot',
    found_other: '{{count}} Angebote',
    none: 'Solche Angebote gibt es nicht.',
  },
  first: 'Zurück zu den neuesten',
  more: 'Ältere Angebote',
  empty: {
    title: 'Noch keine Angebote',
    text: 'Für größere Mengen fragen Sie ein Angebot an, aus dem Warenkorb oder von der Seite eines Artikels. Auch Kartons nach Maß fertigen wir.',
    action: 'Kartons ansehen',
  },
  back: 'Alle Angebote',
  detailTitle: 'Angebot {{number}}',
  state: {
    requested: 'Angefragt',
    'in-review': 'Wird berechnet',
    presented: 'Vorgelegt',
    ready: 'Kann angenommen werden',
    accepted: 'Angenommen',
    ordered: 'Bestellt',
    expired: 'Abgelaufen',
    rejected: 'Nicht möglich',
    declined: 'Von Ihnen abgelehnt',
    unknown: 'In Arbeit',
  },
  next: {
    requested:
      'Ihre Anfrage ist bei uns, wir berechnen die Preise. Sobald das Angebot bereit ist, bekommen Sie eine E-Mail.',
    'in-review': 'Wir berechnen die Preise. Sobald das Angebot bereit ist, bekommen Sie eine E-Mail.',
    presented:
      'Wir haben Ihnen dieses Angebot vorgelegt. Sobald es freigegeben ist, können Sie es hier annehmen.',
    ready:
      'Zu diesen Preisen können Sie das Angebot bis {{date}} annehmen. Dann liegt es in Ihrem Warenkorb, und Sie bestellen von dort.',
    readyOpen:
      'Zu diesen Preisen können Sie das Angebot annehmen. Dann liegt es in Ihrem Warenkorb, und Sie bestellen von dort.',
    accepted: 'Sie haben dieses Angebot angenommen. Zum Bestellen legen Sie es in den Warenkorb.',
    ordered: 'Sie haben dieses Angebot bestellt.',
    expired:
      'Das Angebot war bis {{date}} gültig. Bitte fragen Sie ein neues an, oder nehmen Sie die Artikel zu heutigen Preisen.',
    rejected: 'Dieses Angebot können wir Ihnen nicht machen. Bei Fragen rufen Sie uns bitte an.',
    declined:
      'Sie haben dieses Angebot abgelehnt. Zu heutigen Preisen können Sie die Artikel weiterhin bestellen.',
    unknown: 'Wir arbeiten an diesem Angebot. Bei Fragen rufen Sie uns bitte an.',
  },
  fact: {
    requested: 'Angefragt am',
    status: 'Stand',
    validUntil: 'Gültig bis',
    order: 'Bestellung',
  },
  lines: {
    title: 'Artikel',
    provisional: 'Diese Preise sind noch nicht verbindlich.',
    noPrices: 'Die Preise nennen wir Ihnen mit unserem Angebot.',
    article: 'Art. {{sku}}',
    none: 'In diesem Angebot steht noch kein Artikel.',
  },
  sums: { title: 'Summe' },
  notes: {
    title: 'Nachrichten',
    shop: 'Cartonnage',
  },
  accept: {
    action: 'Annehmen und kaufen',
    again: 'In den Warenkorb legen',
    busy: 'Wird in den Warenkorb gelegt',
    hint: 'Legt die Artikel zu diesen Preisen in den Warenkorb. Bestellt wird an der Kasse.',
  },
  renegotiate: {
    open: 'Änderung wünschen',
    note: 'Was soll anders sein?',
    hint: 'Zum Beispiel andere Mengen, ein anderer Termin oder ein anderer Preis. Das Angebot geht an uns zurück und kann erst wieder angenommen werden, wenn wir es neu senden.',
    action: 'An uns senden',
    busy: 'Wird gesendet',
  },
  decline: {
    open: 'Ablehnen',
    question: 'Möchten Sie dieses Angebot wirklich ablehnen? Das lässt sich nicht rückgängig machen.',
    note: 'Warum?',
    optional: '(freiwillig)',
    action: 'Angebot ablehnen',
    busy: 'Wird abgelehnt',
  },
  copy: {
    action: 'Zu heutigen Preisen in den Warenkorb',
    busy: 'Wird kopiert',
    hint: 'Ohne die Preise des Angebots.',
  },
  print: 'Drucken',
  why: {
    expired: 'Annehmen geht nicht mehr: Das Angebot war bis {{date}} gültig.',
    requested: 'Annehmen können Sie es, sobald wir unsere Preise genannt haben.',
    presented: 'Annehmen können Sie es, sobald es freigegeben ist.',
    ordered: 'Annehmen geht nicht mehr: Es ist schon bestellt.',
    rejected: 'Annehmen geht nicht: Dieses Angebot können wir nicht machen.',
    declined: 'Annehmen geht nicht mehr: Sie haben es abgelehnt.',
    unknown: 'Annehmen geht im Moment nicht.',
  },
  done: {
    requested:
      'Ihre Anfrage ist bei uns. Unser Angebot finden Sie dann hier, und wir sagen Ihnen per E-Mail Bescheid.',
    renegotiated: 'Ihre Nachricht ist bei uns. Wir melden uns mit einem neuen Angebot.',
    declined: 'Das Angebot ist abgelehnt. Danke, dass Sie es uns gesagt haben.',
  },
  refused: {
    title: 'Das hat nicht geklappt',
    changed: 'Das Angebot hat sich inzwischen geändert. So steht es jetzt.',
    'already in cart':
      'Einer der Artikel liegt schon in Ihrem Warenkorb. Bitte bestellen oder entfernen Sie ihn zuerst, dann können Sie das Angebot annehmen.',
    'other quote in cart':
      'In Ihrem Warenkorb liegt schon ein Angebot. Bitte bestellen Sie es, oder nehmen Sie es zuerst aus dem Warenkorb.',
    failedCart:
      'Das Angebot konnte nicht in den Warenkorb gelegt werden. Vielleicht ist es abgelaufen, schon bestellt oder liegt in Ihrem anderen Warenkorb.',
    'products unavailable':
      'Im Angebot stehen Artikel, die es in diesem Shop nicht mehr gibt oder die heute keinen Preis haben. Bitte fragen Sie ein neues Angebot an.',
    subscriptions:
      'Im Angebot steht ein Abonnement, das sich hier nicht kaufen lässt. Bitte rufen Sie uns an.',
    sets: 'Für Sets gibt es online kein Angebot. Bitte rufen Sie uns an.',
    'out of stock':
      'Einer der Artikel ist nicht mehr am Lager. Bitte wünschen Sie eine Änderung, oder rufen Sie uns an.',
    'not enough stock':
      'Von einem der Artikel sind nur noch {{left}} am Lager. Bitte wünschen Sie eine Änderung, oder rufen Sie uns an.',
    failed: 'Der Shop hat das nicht angenommen, es wurde also nichts geändert. Bitte rufen Sie uns an.',
    toCart: 'Zum Warenkorb',
    toCarts: 'Zu Ihren Warenkörben',
  },
  unknown: {
    cart: 'Wir haben keine Antwort bekommen und wissen nicht, ob die Artikel im Warenkorb sind. Bitte sehen Sie dort nach, bevor Sie es noch einmal versuchen.',
    offer:
      'Wir haben keine Antwort bekommen und wissen nicht, ob das angekommen ist. So steht das Angebot jetzt.',
    request:
      'Wir haben keine Antwort bekommen und wissen nicht, ob Ihre Anfrage angekommen ist. Bitte sehen Sie bei Ihren Angeboten nach, bevor Sie sie noch einmal senden.',
    toCart: 'Warenkorb ansehen',
    toOffers: 'Angebote ansehen',
  },
  problem: {
    unreachable:
      'Der Shop antwortet nicht, es wurde also nichts geändert. Bitte versuchen Sie es noch einmal.',
    noteMissing: 'Bitte schreiben Sie uns, was anders sein soll.',
  },
  gone: {
    title: 'Dieses Angebot gibt es nicht',
    text: 'Vielleicht gehört es zu einem anderen Konto, oder die Adresse ist unvollständig.',
  },
  request: {
    title: 'Angebot anfragen',
    lead: 'Sagen Sie uns, was Sie brauchen. Wir nennen Ihnen unseren Preis und schreiben Ihnen.',
    cart: 'Aus Ihrem Warenkorb',
    quantity: 'Menge',
    quantityHint: 'Wie viele brauchen Sie?',
    quantityRule: 'Ab {{minimum}}, in {{step}}er-Schritten.',
    wish: 'Ihr Wunsch',
    wishHint:
      'Zum Beispiel Ihr Zielpreis, der Jahresbedarf, Teillieferungen oder ein Druck. Höchstens {{limit}} Zeichen.',
    date: 'Das Angebot soll gelten bis',
    dateHint: 'Ohne Datum schlagen wir eines vor.',
    optional: '(freiwillig)',
    empty: 'Den Warenkorb danach leeren',
    action: 'Angebot anfragen',
    busy: 'Wird gesendet',
    back: 'Zurück',
    free: 'Die Anfrage kostet nichts und verpflichtet Sie zu nichts.',
    restored: 'Sie waren zwischendurch abgemeldet. Das hatten Sie eingegeben.',
    lost: 'Es gibt nichts anzufragen: Der Warenkorb ist leer oder wird gerade berechnet. Bitte gehen Sie zurück und versuchen Sie es noch einmal.',
    lostProduct: 'Diesen Artikel gibt es in diesem Shop nicht, darum können wir ihn nicht anbieten.',
    fromOffer:
      'In Ihrem Warenkorb liegt schon ein Angebot, darum lässt sich aus ihm kein weiteres anfragen. Bitte bestellen Sie es, oder nehmen Sie es zuerst aus dem Warenkorb.',
    problem: {
      quantity: 'Menge: Bitte eine ganze Zahl über 0 eingeben, zum Beispiel {{example}}.',
      'too-large': 'Menge: Höchstens {{largest}}.',
      rule: 'Menge: Ab {{minimum}}, in {{step}}er-Schritten.',
      date: 'Gültig bis: Bitte einen Tag ab morgen wählen.',
    },
  },
}
