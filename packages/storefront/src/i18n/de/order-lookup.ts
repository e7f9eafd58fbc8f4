import type { texts as source } from '../en-US/order-lookup'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  title: 'Bestellung nachsehen',
  intro:
    'Haben Sie ohne Konto bestellt? Geben Sie die Bestellnummer und die E-Mail-Adresse der Bestellung ein. Beides steht in unserer Bestätigung.',
  number: 'Bestellnummer',
  numberHint: 'Zum Beispiel KR4TN-BQX5A-PACK9-2H26A.',
  email: 'E-Mail-Adresse',
  submit: 'Bestellung nachsehen',
  submitReturn: 'Nachsehen und Rücksendung anmelden',
  busy: 'Wir sehen nach',
  problem: {
    number: 'Bitte geben Sie die Bestellnummer aus Ihrer Bestätigung ein.',
    numberShape:
      'Eine Bestellnummer besteht aus Buchstaben, Ziffern und Strichen, zum Beispiel KR4TN-BQX5A-PACK9-2H26A.',
    email: 'Bitte geben Sie die E-Mail-Adresse der Bestellung ein, zum Beispiel name@firma.de.',
    unknown:
      'Zu dieser Nummer und E-Mail-Adresse finden wir keine Bestellung. Bitte prüfen Sie beides. Bestellungen eines Kontos sehen Sie nach dem Anmelden.',
    unreachable: 'Der Shop antwortet gerade nicht. Bitte versuchen Sie es in einer Minute noch einmal.',
  },
  found: 'Bestellung {{number}}',
  ended: 'Eine nachgesehene Bestellung bleibt 30 Minuten lang offen. Bitte geben Sie beides noch einmal ein.',
  endedInReturn:
    'Was Sie für die Rücksendung eingegeben haben, ist noch da; wir melden sie danach gleich an.',
  duration: 'Diese Seite bleibt 30 Minuten lang offen, nur in diesem Browser.',
  another: 'Andere Bestellung nachsehen',
  account: 'Haben Sie ein Konto?',
  signIn: 'Anmelden und Bestellungen ansehen',
}
