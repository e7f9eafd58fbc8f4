import type { texts as source } from '../en-US/guest-checkout'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  asGuest: 'Als Gast zur Kasse',
  busy: 'Kasse wird geöffnet',
  or: 'oder',
  signIn: 'Anmelden und bestellen',
  hint: 'Ohne Konto brauchen wir nur Ihre E-Mail-Adresse und die Lieferadresse.',
  failed: 'Die Kasse lässt sich gerade nicht öffnen. Ihr Warenkorb bleibt erhalten.',
  notTaken_one: 'Ein Artikel lässt sich so nicht bestellen',
  notTaken_other: '{{count}} Artikel lassen sich so nicht bestellen',
  goOn: 'Trotzdem weiter',
  known: 'Haben Sie ein Konto?',
  knownSignIn: 'Anmelden',
  changed:
    'Ihr Warenkorb hat sich in einem anderen Fenster geändert. Diese Bestellung enthält die Änderung noch nicht.',
  take: 'Änderung übernehmen',
  step: {
    email: 'E-Mail-Adresse',
    emailHint: 'Für die Bestätigung, und um Ihre Bestellung später nachzusehen.',
    country: 'Lieferland',
    phoneHint: 'Ihre Ware kommt auf einer Palette: Die Spedition kündigt sie telefonisch an.',
    privacy: 'Diese Angaben brauchen wir für Ihre Bestellung.',
    privacyLink: 'Wie wir mit Ihren Daten umgehen',
    next: 'Weiter zur Lieferung',
    back: 'Zurück zum Warenkorb',
    emailMissing: 'Bitte geben Sie Ihre E-Mail-Adresse ein, zum Beispiel name@firma.de.',
  },
  contact: 'Kontakt',
  otherBilling: 'Andere Rechnungsadresse',
  account: {
    heading: 'Möchten Sie ein Konto?',
    text: 'Wählen Sie ein Passwort, und die nächste Bestellung geht schneller: Ihr Name und Ihre E-Mail-Adresse sind schon eingetragen.',
    action: 'Konto eröffnen',
  },
  lookUp: 'Ihre Bestellung sehen Sie jederzeit mit der Bestellnummer und Ihrer E-Mail-Adresse nach.',
  lookUpLink: 'Bestellung nachsehen',
  openOrder: 'Zur Bestellung und ihren Belegen',
}
