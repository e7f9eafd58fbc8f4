import type { texts as source } from '../en-US/order-changes'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  back: 'Zurück zur Bestellung',
  unreachable:
    'Der Shop hat nicht geantwortet. Bitte drücken Sie den Knopf noch einmal. Es geschieht nichts doppelt.',
  cancel: {
    title: 'Bestellung stornieren?',
    text: 'Die Bestellung {{number}} wird ganz storniert. Sie erhalten eine Bestätigung per E-Mail.',
    paid: 'Was Sie bezahlt haben, erstatten wir auf demselben Weg.',
    unpaid: 'Überweisen Sie dafür nichts mehr.',
    confirm: 'Bestellung jetzt stornieren',
    busy: 'Wird storniert',
    tooLate:
      'Ein Teil dieser Bestellung ist schon verpackt; sie lässt sich nicht mehr stornieren. Bitte rufen Sie uns an.',
    done: 'Diese Bestellung ist storniert.',
  },
  return: {
    title: 'Artikel zurücksenden',
    text: 'Geben Sie an, wie viel Sie zurücksenden: ungeöffnete Bunde, so wie sie angekommen sind. Das Porto zahlen Sie, den Warenwert erstatten wir.',
    notPossible:
      'Von dieser Bestellung lässt sich nichts zurücksenden. Möglich ist es 14 Tage lang, sobald alles angekommen ist, und nicht für Anfertigungen und bereits Angemeldetes.',
    quantityOf: 'Menge von {{name}}',
    left: 'Höchstens {{count}}',
    reason: 'Grund',
    optional: '(freiwillig)',
    confirm: 'Rücksendung anmelden',
    busy: 'Wird gesendet',
    empty: 'Bitte geben Sie mindestens eine Menge ein.',
    refused: 'Diese Artikel können wir nicht mehr zurücknehmen. Bitte rufen Sie uns an.',
    problem: {
      number: '{{name}}: Bitte geben Sie eine ganze Zahl ein, zum Beispiel 25.',
      tooMany: '{{name}}: Höchstens {{count}} können zurück.',
    },
  },
  receipt: {
    title: 'Ihre Rücksendung ist angemeldet',
    text: 'Diesen Beleg erhalten Sie auch per E-Mail.',
    id: 'Nummer der Rücksendung',
    date: 'Angemeldet am',
    order: 'Bestellnummer',
    items: 'Artikel',
    next: 'Wie es weitergeht',
    write: 'Schreiben Sie die Nummer {{id}} auf das Paket.',
    send: 'Senden Sie es an: {{address}}.',
    refund: 'Wir prüfen die Ware und erstatten ihren Wert innerhalb von 14 Tagen.',
  },
}
