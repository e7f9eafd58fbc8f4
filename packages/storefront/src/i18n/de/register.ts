import type { texts as source } from '../en-US/register'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  title: 'Konto eröffnen',
  customer: {
    legend: 'Ich bestelle',
    private: 'Für mich privat',
    firm: 'Für eine Firma',
    note: 'Wir prüfen Ihre Firma innerhalb eines Werktags. Bis dahin bestellen Sie zu den Bedingungen für Privatkunden.',
  },
  companyName: 'Firma',
  vatId: 'USt-IdNr.',
  vatIdHint: 'Zum Beispiel DE123456788.',
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  passwordHint: 'Mindestens 8 Zeichen, darunter ein Buchstabe und eine Ziffer.',
  byMail: 'Das Passwort wählen Sie über den Link in der E-Mail, die wir Ihnen schicken.',
  opened: {
    title: 'Ihr Konto ist eröffnet',
    text: 'Wir haben Ihnen eine E-Mail an {{email}} geschickt. Über den Link darin wählen Sie Ihr Passwort, danach können Sie sich anmelden.',
  },
  submit: 'Konto eröffnen',
  busy: 'Konto wird eröffnet',
  privacy: {
    text: 'Diese Angaben brauchen wir für Ihr Konto und Ihre Bestellungen.',
    link: 'Wie wir mit Ihren Daten umgehen',
  },
  refused: 'Das Konto konnte nicht eröffnet werden',
  problem: {
    companyName: 'Bitte geben Sie den Namen Ihrer Firma ein.',
    vatId: 'Bitte geben Sie die USt-IdNr. Ihrer Firma ein.',
    vatIdFormat: 'Das ist keine USt-IdNr. Bitte geben Sie sie wie im Beispiel ein.',
    checkDigit:
      'In dieser USt-IdNr. stimmt eine Ziffer nicht. Bitte vergleichen Sie sie. Ist sie richtig, dann schreiben Sie uns.',
    firstName: 'Bitte geben Sie Ihren Vornamen ein.',
    lastName: 'Bitte geben Sie Ihren Nachnamen ein.',
    email: 'Bitte geben Sie Ihre E-Mail-Adresse ein, zum Beispiel name@firma.de.',
    password: 'Bitte wählen Sie ein Passwort aus mindestens 8 Zeichen mit einem Buchstaben und einer Ziffer.',
    passwordIsEmail: 'Das Passwort darf Ihre E-Mail-Adresse nicht enthalten.',
    taken: 'Mit dieser E-Mail-Adresse lässt sich kein Konto eröffnen. Vielleicht haben Sie schon eines.',
    unreachable:
      'Ein Konto zu eröffnen ist gerade nicht möglich. Bitte versuchen Sie es in einer Minute noch einmal.',
  },
  known: { heading: 'Haben Sie schon ein Konto?', signIn: 'Anmelden' },
  business: {
    heading: 'Bestellen Sie für eine Firma?',
    text: 'Dieses Formular eröffnet ein Konto für Privatkunden. Geschäftskonten mit Nettopreisen und Rechnung richten wir für Sie ein.',
    check:
      'Wählen Sie „Für eine Firma“. Wir prüfen Ihre Angaben innerhalb eines Werktags. Danach sehen Sie Nettopreise und können auf Rechnung zahlen.',
    contact: 'Kontakt aufnehmen',
  },
}
