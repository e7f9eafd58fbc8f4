import type { texts as source } from '../en-US/checkout'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  title: 'Kasse',
  /** Header and footer of the checkout pages. */
  frame: {
    secure: 'Sichere Kasse',
    backToCart: 'Zurück zum Warenkorb',
    cart: 'Warenkorb',
    phone: 'Fragen? Rufen Sie an: {{phone}}',
    legal: 'Rechtliches',
  },
  steps: 'Schritte der Bestellung',
  step: { address: 'Adresse', delivery: 'Lieferung', payment: 'Zahlung', review: 'Prüfen' },
  done: 'erledigt',
  summary_one: '{{count}} Artikel · {{total}}',
  summary_other: '{{count}} Artikel · {{total}}',
  heading: {
    address: 'Wohin geht die Ware?',
    delivery: 'Wie liefern wir?',
    payment: 'Wie zahlen Sie?',
    review: 'Prüfen und bestellen',
  },
  shippingLater: 'nach Wahl der Lieferart',
  next: { address: 'Weiter', delivery: 'Weiter zur Zahlung', payment: 'Weiter zur Prüfung' },
  busy: 'Einen Moment',
  backToCart: 'Zurück zum Warenkorb',
  address: {
    legend: 'Lieferadresse',
    default: 'Standardadresse',
    once: 'Nur für diese Bestellung',
    new: 'Andere Adresse eingeben',
    outside:
      'Die bisherige Lieferadresse liegt in einem Land, in das wir von hier aus nicht liefern. Bitte wählen Sie eine andere.',
  },
  delivery: {
    legend: 'Lieferart',
    free: 'Gratis',
    none: 'An diese Adresse liefern wir nicht. Bitte wählen Sie eine andere.',
    changeAddress: 'Andere Adresse wählen',
    date: 'Wunschtermin',
    optional: '(freiwillig)',
    dateHint: 'Ab {{day}}, an einem Werktag. Ohne Termin liefern wir so bald wie möglich.',
    pickUpAt: 'Bei {{address}}',
    freight: 'Anlieferung der Palette',
    needsLift: 'Wir brauchen einen Lastwagen mit Hebebühne',
    needsLiftHint: 'An der Adresse kann niemand eine Palette mit dem Stapler abladen.',
    callsBefore: 'Bitte vor der Lieferung anrufen',
    callPhone: 'Telefonnummer für den Fahrer',
    openingHours: 'Wann wird Ware angenommen?',
    openingHoursHint: 'Zum Beispiel Mo–Fr 7–12 und 13–16 Uhr.',
    remark: 'Bemerkung für den Fahrer',
    remarkHint: 'Zum Beispiel: Rampe hinter dem Gebäude.',
  },
  payment: {
    legend: 'Zahlungsart',
    limit:
      'Solange Sie noch keine Bestellung bezahlt haben, ist Rechnung bis {{limit}} möglich; hier wählen Sie bitte eine andere Zahlungsart.',
    method: {
      invoice: 'Rechnung',
      prepayment: 'Vorauszahlung per Überweisung',
      card: 'Kredit- oder Debitkarte',
      applePay: 'Apple Pay',
      paypal: 'PayPal',
      twint: 'TWINT',
      ideal: 'iDEAL | Wero',
      bancontact: 'Bancontact',
      sepa: 'SEPA-Lastschrift',
    },
    sentence: {
      invoice: 'Sie zahlen nach der Lieferung.',
      prepayment: 'Wir versenden nach Zahlungseingang.',
      card: 'Visa oder Mastercard, belastet bei der Bestellung.',
      applePay: 'Mit der Karte in Ihrer Wallet.',
      paypal: 'Sie bestätigen die Zahlung bei PayPal.',
      twint: 'Sie bestätigen die Zahlung in Ihrer TWINT-App.',
      ideal: 'Sie bestätigen die Zahlung bei Ihrer Bank.',
      bancontact: 'Sie bestätigen die Zahlung in Ihrer Bancontact-App.',
      sepa: 'Wir ziehen den Betrag von Ihrem Bankkonto ein.',
    },
    leaves: 'Mit dem Bestellknopf gelangen Sie zu {{method}} und danach hierher zurück.',
    mandate:
      'Mit der Bestellung ermächtigen Sie {{seller}}, diesen Betrag einmalig von Ihrem Konto einzuziehen, und weisen Ihre Bank an, ihn einzulösen. Innerhalb von acht Wochen können Sie die Erstattung verlangen; es gelten die Bedingungen Ihrer Bank. Wir kündigen den Einzug mindestens einen Tag vorher an.',
    transfer:
      'Nach der Bestellung sehen Sie unser Konto bei der {{bank}} und einen Code für Ihre Banking-App. Die Lieferzeit beginnt mit dem Eingang Ihrer Zahlung.',
    withoutScripts:
      'Karte, Wallet und Lastschrift brauchen JavaScript, weil nur der Zahlungsanbieter ihre Daten sehen darf. Alle anderen Zahlungsarten gehen auch ohne.',
    frame: { card: 'Kartendaten', sepa: 'Bankkonto', applePay: 'Wallet' },
    frameLoading: 'Die Felder des Zahlungsanbieters werden geladen.',
    frameSilent:
      'Der Zahlungsanbieter hat nicht geantwortet. Bitte versuchen Sie es noch einmal, oder wählen Sie eine andere Zahlungsart.',
    changeEntered: 'Andere Daten eingeben',
    number: 'Ihre Referenz',
    optional: '(freiwillig)',
    numberHint:
      'Eine Nummer aus Ihrem Einkauf; sie steht dann auf der Rechnung. Zum Beispiel WS-2026-1187, höchstens 80 Zeichen.',
    billing: 'Rechnungsadresse',
    same: 'Gleich wie die Lieferadresse',
  },
  print: {
    none: 'Druckdaten: noch nichts abgegeben. Das geht auch nach der Bestellung.',
    files: 'Druckdaten: {{names}}.',
    handIn: 'Jetzt abgeben',
    change: 'Ändern',
  },
  notes: {
    heading: 'Angaben zur Bestellung',
    costCentre: 'Kostenstelle',
    costCentreHint: 'Zum Beispiel 4711; sie steht auf der Bestätigung und der Rechnung.',
    remark: 'Bemerkung',
    remarkHint:
      'Für unsere Auftragsabteilung, höchstens {{limit}} Zeichen. Was der Fahrer wissen muss, gehört zur Lieferung.',
    copyTo: 'Zweite E-Mail-Adresse für die Bestätigung',
    copyToHint: 'Erhält eine Kopie der Bestellbestätigung.',
    invalidEmail: 'Bitte geben Sie eine vollständige E-Mail-Adresse ein, zum Beispiel name@firma.com.',
    none: 'Keine',
  },
  preset: {
    title: 'Für Sie vorausgewählt: {{what}}',
    check:
      'Nach Ihrem Konto und Ihrer letzten Bestellung. Bitte prüfen Sie alles; bei jedem Punkt können Sie anders wählen.',
    later: 'Nach Ihrem Konto und Ihrer letzten Bestellung. Vor der Bestellung sehen Sie alles noch einmal.',
  },
  review: {
    delivery: 'Lieferadresse',
    billing: 'Rechnungsadresse',
    method: 'Lieferung',
    payment: 'Zahlung',
    leaves: 'Sie bestätigen die Zahlung nach dem Bestellknopf.',
    numberIs: 'Ihre Referenz: {{number}}',
    noNumber: 'Ohne eigene Referenz',
    change: 'Ändern',
    changeWhat: '{{what}} ändern',
    goods: 'Ihre Ware',
    deliveryOf: 'Lieferung {{number}} von {{count}}',
    changeCart: 'Warenkorb ändern',
    applies: 'Es gelten unsere',
    appliesAfter: '. Mehr:',
    after: 'Ihre Bestellnummer sehen Sie gleich nach der Bestellung und jederzeit unter „Bestellungen“.',
    order: 'Zahlungspflichtig bestellen',
    ordering: 'Ihre Bestellung wird übermittelt',
  },
  vat: {
    intraCommunity: 'Steuerfreie innergemeinschaftliche Lieferung',
    ids: 'USt-IdNr. des Käufers: {{buyer}}. Unsere USt-IdNr.: {{seller}}.',
    checked: 'Format und Prüfziffer Ihrer USt-IdNr. stimmen.',
    unverified:
      'Ihre USt-IdNr. {{buyer}} ist nicht geprüft. Darum gilt die Mehrwertsteuer des Landes, in das wir liefern.',
  },
  split: {
    offer: 'Mehr als eine Lieferung?',
    several: 'An mehrere Adressen liefern',
    edit: 'Verteilung ändern',
    state: 'Die Ware kommt in {{count}} Lieferungen.',
    one: 'Zurück zu einer Adresse',
    apart: 'Was später kommt, getrennt liefern',
    apartHint:
      'Was auf Lager ist, versenden wir gleich; was erst gefertigt oder nachgeliefert wird, folgt. Jede Lieferung hat ihren eigenen Preis.',
  },
  shortage: {
    left: '{{name}}: noch {{left}}, gewünscht {{wanted}}.',
    none: '{{name}}: zurzeit nicht lieferbar.',
    held: 'Andere Käufer haben gerade {{amount}} davon in der Kasse.',
    heldFor:
      'Andere Käufer haben gerade {{amount}} davon in der Kasse. Was sie nicht bestellen, ist in höchstens {{time}} wieder frei.',
    hours_one: '{{count}}\u00a0Stunde',
    hours_other: '{{count}}\u00a0Stunden',
    minutes_one: '{{count}}\u00a0Minute',
    minutes_other: '{{count}}\u00a0Minuten',
    take: '{{amount}} nehmen',
    remove: 'Artikel entfernen',
    takeAll: 'Nur nehmen, was da ist',
  },
  problem: {
    stock: 'Mindestens ein Artikel ist in dieser Menge nicht mehr auf Lager. Es wurde nichts bestellt.',
    short: 'Das Lager reicht nicht mehr für alles. Es wurde nichts bestellt.',
    conflict:
      'Der Shop arbeitet noch an Ihrer Bestellung. Es ging nichts verloren; bitte noch einmal versuchen.',
    'date-passed':
      'Der gewünschte Liefertag ist inzwischen nicht mehr möglich. Es wurde nichts bestellt; bitte wählen Sie einen anderen Tag.',
    outdated:
      'Ware, Lieferung oder Summe haben sich inzwischen geändert, zum Beispiel in einem anderen Fenster. Es wurde nichts bestellt; bitte prüfen Sie alles noch einmal.',
    expired:
      'Der Warenkorb hat sich inzwischen geändert. Bitte gehen Sie die Schritte noch einmal durch; es wurde nichts bestellt.',
    incomplete:
      'Es fehlt noch etwas. Es wurde nichts bestellt; bitte prüfen Sie Adresse, Lieferung und Zahlung.',
    unreachable:
      'Der Shop antwortet nicht. Bitte noch einmal versuchen; Ihre Bestellung wird nur einmal ausgelöst.',
    unknown:
      'Wir haben keine Antwort erhalten. Drücken Sie den Knopf noch einmal: Bestellt wird nur einmal. Oder sehen Sie unter „Bestellungen“ nach.',
    refused: 'Diese Wahl nimmt der Shop nicht an.',
    declined:
      'Die Zahlung wurde nicht angenommen. Es wurde nichts bestellt; bitte prüfen Sie Ihre Wahl unter „Zahlung“.',
    'payment-missing': 'Bitte wählen Sie eine Zahlungsart.',
    'payment-declined':
      'Die Zahlung wurde abgelehnt. Es wurde nichts belastet und nichts bestellt. Bitte wählen Sie eine andere Zahlungsart oder versuchen Sie es noch einmal.',
    'payment-cancelled':
      'Sie haben die Zahlung abgebrochen. Es wurde nichts belastet und nichts bestellt; alles andere ist noch da.',
    'payment-expired':
      'Die Zeit für die Zahlung ist abgelaufen. Es wurde nichts belastet und nichts bestellt. Bitte wählen Sie noch einmal, wie Sie zahlen.',
    'payment-failed':
      'Die Zahlung ist im Moment nicht möglich. Es wurde nichts bestellt. Bitte wählen Sie eine andere Zahlungsart oder versuchen Sie es später noch einmal.',
    'payment-again':
      'Bitte wählen Sie noch einmal, wie Sie zahlen: Was Sie dafür eingeben, wird nie gespeichert. Es wurde nichts bestellt.',
    'address-missing': 'Bitte wählen Sie eine Adresse.',
    'address-gone': 'Diese Adresse gibt es in Ihrem Konto nicht mehr. Bitte wählen Sie eine andere.',
    'date-invalid': 'Bitte geben Sie ein Datum ein, zum Beispiel 31.12.2026.',
    'date-early': 'Mit dieser Lieferart ist der früheste Tag {{day}}.',
    'date-late': 'Bitte wählen Sie einen Tag bis {{day}}.',
    'date-closed': 'Am {{day}} wird nicht geliefert. Der nächste Werktag ist {{next}}.',
    'phone-missing': 'Bitte geben Sie die Telefonnummer ein, die der Fahrer anrufen soll.',
    'phone-invalid': 'Das sieht nicht nach einer Telefonnummer aus. Zum Beispiel 071 555 01 00.',
    room_one: '{{label}}: zu lang. Dafür ist noch Platz für {{count}} Zeichen; es sind {{length}}.',
    room_other: '{{label}}: zu lang. Dafür ist noch Platz für {{count}} Zeichen; es sind {{length}}.',
    'method-missing': 'Bitte wählen Sie eine Lieferart.',
    'method-gone': 'Diese Lieferart gibt es für diese Lieferung nicht mehr. Bitte wählen Sie eine andere.',
    'number-missing':
      'Bitte geben Sie Ihre Referenz ein, zum Beispiel WS-2026-1187. Ihr Konto braucht sie bei jeder Bestellung.',
    'number-long': 'Höchstens 80 Zeichen; Ihre Referenz hat {{length}}.',
  },
  waiting: 'Ihre Bestellung wird vorbereitet',
  waitingHint: 'Das dauert einige Sekunden. Wenn nichts geschieht, drücken Sie den Knopf.',
  findingOut:
    'Wir prüfen alle paar Sekunden, ob Ihre Bestellung angekommen ist. Sie brauchen nichts zu tun; bestellt wird nur einmal.',
  elsewhere: {
    title: 'Zahlung bestätigen',
    leaving: 'Sie werden jetzt zu {{method}} weitergeleitet.',
    leave: 'Weiter',
    open: '{{method}} hat die Zahlung noch nicht bestätigt. Wir sehen alle paar Sekunden nach; sobald sie bestätigt ist, wird Ihre Bestellung ausgelöst.',
    other: 'Anders bezahlen',
  },
  look: 'Jetzt prüfen',
  continue: 'Weiter',
}
