import type { texts as source } from '../en-US/login'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  title: 'Anmelden',
  reason: {
    ended:
      'Ihre Sitzung ist abgelaufen. Ihr Warenkorb ist noch da: Melden Sie sich an, dann geht es dort weiter, wo Sie waren.',
    checkout:
      'Um an der Kasse fortzufahren, melden Sie sich bitte an. Der Warenkorb in Ihrem Konto bleibt erhalten.',
    password: 'Ihr neues Passwort ist gespeichert. Bitte melden Sie sich damit an.',
    cart: 'Um Artikel in den Warenkorb zu legen, melden Sie sich in diesem Shop bitte an.',
  },
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  forgotten: 'Passwort vergessen?',
  submit: 'Anmelden',
  busy: 'Sie werden angemeldet',
  takeOver_one: 'Ihr Warenkorb mit {{count}} Position wird in Ihr Konto übernommen.',
  takeOver_other: 'Ihr Warenkorb mit {{count}} Positionen wird in Ihr Konto übernommen.',
  problem: {
    email: 'Bitte geben Sie Ihre E-Mail-Adresse ein, zum Beispiel name@firma.de.',
    password: 'Bitte geben Sie Ihr Passwort ein.',
    credentials: 'E-Mail-Adresse oder Passwort stimmt nicht.',
    unreachable: 'Das Anmelden ist gerade nicht möglich. Bitte versuchen Sie es in einer Minute noch einmal.',
  },
  new: {
    heading: 'Neu bei Cartonnage?',
    account: 'Ein Konto ist in einer Minute eröffnet, für Sie privat oder für Ihre Firma.',
    register: 'Konto eröffnen',
    without: 'Lieber ohne Konto?',
    text: 'Ansehen und den Warenkorb füllen können Sie ohne Konto. Er bleibt in diesem Browser, bis Sie sich anmelden.',
    textGuest: 'Ansehen, den Warenkorb füllen und bestellen können Sie auch ohne Konto.',
    textNoCart:
      'Ansehen können Sie alles ohne Konto. In den Warenkorb legen Sie Artikel in diesem Shop nach dem Anmelden.',
    needsScripts:
      'Diesen Warenkorb führt der Browser, und dafür braucht er JavaScript. Mit Konto geht es auch ohne.',
    browse: 'Weiter einkaufen',
    cart: 'Zurück zum Warenkorb',
    asGuest: 'Zum Warenkorb und als Gast bestellen',
    lookUp: 'Bestellung ohne Konto nachsehen',
  },
  benefits: {
    heading: 'Mit Konto',
    order: 'Sie können auch auf Rechnung zahlen.',
    history: 'Sie sehen Ihre Bestellungen und deren Stand.',
  },
}
