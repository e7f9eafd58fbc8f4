import type { texts as source } from '../en-US/withdrawal'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  title: 'Vertrag widerrufen',
  steps: 'Schritt {{step}} von 2',
  declare: {
    lead: 'Als Verbraucher können Sie Ihre Bestellung binnen 14 Tagen nach Erhalt der Ware ohne Angabe von Gründen widerrufen. Das geht in zwei Schritten und ohne Anmeldung.',
    policy: 'Ihr Widerrufsrecht im Wortlaut',
    made: 'Für Waren, die nach Ihren Vorgaben angefertigt werden, besteht kein Widerrufsrecht. Wir nehmen Ihre Erklärung trotzdem entgegen und prüfen sie.',
    business:
      'Sie sind für {{company}} angemeldet. Das Widerrufsrecht gilt für Verbraucher; eine Erklärung, die Sie als Verbraucher abgeben, nehmen wir entgegen.',
    whole: 'Die ganze Bestellung',
    part: 'Nur einen Teil der Waren',
    scope: 'Was widerrufen Sie?',
    known: 'Waren dieser Bestellung',
    madeLine: 'Nach Ihren Vorgaben gefertigt oder bedruckt: kein Widerrufsrecht',
    withdrawnLine: 'Schon widerrufen',
    earlier: 'Zu dieser Bestellung ist am {{date}} schon ein Widerruf eingegangen. Vorgangsnummer {{id}}.',
    next: 'Angaben prüfen',
    busy: 'Angaben werden geprüft',
    privacy: 'Wir verwenden diese Angaben nur für Ihren Widerruf.',
  },
  field: {
    name: 'Vor- und Nachname',
    order: 'Bestellnummer',
    orderHint: 'Sie steht in der Bestellbestätigung, zum Beispiel KR4TN-BQX5A-PACK9-2H26A.',
    email: 'E-Mail-Adresse',
    emailHint: 'Dorthin geht die Eingangsbestätigung.',
    lines: 'Artikel und Mengen',
    linesHint: 'Ein Artikel pro Zeile, zum Beispiel: 25 Stück 1001180 Faltkarton',
    more: 'Andere Mengen oder Bemerkungen',
    optional: '(freiwillig)',
  },
  problems: {
    heading: 'Bitte prüfen Sie Ihre Angaben',
    name: 'Vor- und Nachname: Bitte geben Sie beides ein, höchstens 200 Zeichen, zum Beispiel Jonas Weber.',
    order:
      'Bestellnummer: Bitte geben Sie sie ein, höchstens 100 Zeichen, zum Beispiel KR4TN-BQX5A-PACK9-2H26A. Haben Sie die Nummer nicht zur Hand, beschreiben Sie die Bestellung, zum Beispiel „Bestellung vom 3. November“.',
    email: 'E-Mail-Adresse: Bitte geben Sie eine Adresse mit @ und Domain ein, zum Beispiel name@example.de.',
    line: 'Waren dieser Bestellung: Bitte kreuzen Sie mindestens einen Artikel an, oder beschreiben Sie ihn im Feld darunter, zum Beispiel 10 × 1001180 Faltkarton.',
    lines:
      'Artikel und Mengen: Bitte nennen Sie mindestens einen Artikel, zum Beispiel 25 Stück 1001180 Faltkarton; höchstens 100 Zeilen mit 500 Zeichen.',
    unreachable:
      'Ihr Widerruf konnte nicht gesendet werden: Der Shop hat nicht geantwortet. Bitte drücken Sie den Knopf noch einmal. Es wird nichts doppelt erfasst.',
    tooOften:
      'Ihr Widerruf ist noch nicht gesendet. Sie können ihn ebenso gut per E-Mail oder Brief erklären, dann gilt der Tag, an dem Sie ihn absenden.',
    contact: 'Zu unseren Adressen',
    refused: 'Ihr Widerruf konnte so nicht entgegengenommen werden. Bitte prüfen Sie Ihre Angaben.',
  },
  review: {
    title: 'Widerruf bestätigen',
    lead: 'Bitte prüfen Sie Ihre Erklärung. Sie gilt erst, wenn Sie den Knopf drücken.',
    declaration: 'Hiermit widerrufe ich den Vertrag über die folgenden Waren.',
    confirm: 'Widerruf bestätigen',
    busy: 'Wird gesendet',
    change: 'Angaben ändern',
  },
  mail: {
    title: 'Widerruf per E-Mail senden',
    lead: 'Dieses Formular erreicht uns zurzeit nicht. Ihre Erklärung ist als E-Mail vorbereitet: Bitte senden Sie sie ab. Es gilt der Tag, an dem Sie sie absenden.',
    write: 'E-Mail öffnen',
  },
  received: {
    title: 'Ihr Widerruf ist eingegangen',
    note: 'Wir haben ihn am {{moment}} erhalten. Die Eingangsbestätigung ist unterwegs an {{email}}.',
    keep: 'Bitte drucken Sie diese Seite, und bewahren Sie die E-Mail auf.',
    next: 'Wie es weitergeht',
    check:
      'Wir prüfen, zu welcher Bestellung die Nummer {{order}} gehört. Finden wir keine, melden wir uns; Ihr Widerruf gilt trotzdem als eingegangen.',
    back: 'Senden Sie die Ware, die Sie schon haben, binnen 14 Tagen an: {{address}}. Schreiben Sie die Nummer {{id}} auf das Paket.',
    refund:
      'Wir erstatten alle Zahlungen einschließlich der Kosten der Standardlieferung binnen 14 Tagen. Wir dürfen warten, bis die Ware zurück ist oder Sie den Versand nachgewiesen haben.',
    home: 'Zur Startseite',
    orders: 'Ihre Bestellungen',
  },
  fact: {
    id: 'Vorgangsnummer',
    receivedAt: 'Eingegangen am',
    name: 'Name',
    order: 'Bestellnummer',
    email: 'E-Mail-Adresse',
    goods: 'Widerrufen',
  },
}
