import type { texts as source } from '../en-US/confirmation'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  title: 'Bestellung {{number}} eingegangen',
  badge: 'Bestellung eingegangen',
  thanks: 'Danke.',
  thanksNamed: 'Danke, {{name}}.',
  number: 'Ihre Bestellnummer ist',
  mail: 'Eine Bestätigung geht an {{email}}.',
  mailUnnamed: 'Eine Bestätigung geht an Ihre E-Mail-Adresse.',
  withoutMails:
    'An {{email}} haben wir heute schon viele Nachrichten geschickt. Zu dieser Bestellung kommt deshalb keine E-Mail. Was darin stünde, steht auf dieser Seite; bitte drucken oder speichern Sie sie.',
  pending: {
    text: 'Wir nehmen Ihre Bestellung gerade auf. Waren und Beträge erscheinen gleich hier.',
    slow: 'Das dauert länger als sonst. Ihre Bestellung ist angekommen; bitte sehen Sie in einigen Minuten noch einmal nach.',
    look: 'Noch einmal nachsehen',
  },
  missing: {
    title: 'Diese Bestellung finden wir nicht',
    text: 'Vielleicht ist die Nummer falsch geschrieben, oder die Bestellung gehört zu einem anderen Konto.',
    recent: 'Haben Sie eben bestellt? Dann kann es einen Moment dauern, bis die Bestellung hier steht.',
  },
  next: {
    heading: 'Wie es weitergeht',
    check: 'Wir packen Ihre Ware und übergeben sie dem Versand.',
    status: 'Den Stand Ihrer Bestellung sehen Sie jederzeit unter „Bestellungen“.',
    receipt: 'Die Rechnung ist schon bezahlt; den Beleg erhalten Sie per E-Mail.',
    transfer: 'Sie überweisen den Betrag. Nach Zahlungseingang beginnen wir.',
    invoice: 'Die Rechnung folgt nach der Lieferung.',
    invoiceNumbered: 'Die Rechnung folgt nach der Lieferung und nennt Ihre Referenz {{number}}.',
  },
  order: 'Diese Bestellung ansehen',
  orders: 'Bestellungen ansehen',
  shop: 'Weiter einkaufen',
}
