import type { texts as source } from '../en-US/service'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  demo: 'Platzhalter eines Vorführshops. Die Firma ist erfunden; dieser Text ist weder Rechtsrat noch verbindlich.',
  delivery: {
    CH: 'Wir liefern an Adressen in der Schweiz. Pakete mit der Post kosten CHF 9.90 exkl. MWST und sind ab einem Warenwert von CHF 150 netto frei. Unter einem Warenwert von CHF 30 netto kommt ein Zuschlag von CHF 5 dazu.\nPaletten kommen per Spedition: CHF 79 exkl. MWST, frei ab einem Warenwert von CHF 900 netto.\nLagerware ist ein bis zwei Werktage nach dem Versand bei Ihnen. Bei Anfertigungen steht die Lieferzeit beim Artikel.',
    DE: 'Wir liefern an Adressen in Deutschland, den Niederlanden, Luxemburg und Belgien. Pakete innerhalb Deutschlands kosten 6,90 € zzgl. MwSt. und sind ab einem Warenwert von 100 € netto frei; in die Niederlande, nach Luxemburg und Belgien 14,90 €, frei ab 250 €. Unter einem Warenwert von 25 € netto kommt ein Zuschlag von 5 € dazu.\nPaletten kommen per Spedition: innerhalb Deutschlands 59 € zzgl. MwSt., frei ab 750 €; in die anderen Länder 95 €, frei ab 1200 €.\nLagerware ist innerhalb Deutschlands ein bis drei Werktage nach dem Versand bei Ihnen, anderswo zwei bis vier. Bei Anfertigungen steht die Lieferzeit beim Artikel.',
  },
  payment:
    'In dieser Vorführung zahlen Sie auf Rechnung mit Bestellnummer: Sie geben Ihre Nummer an, und sie steht auf der Rechnung.\nDie Zeichen in der Fußzeile zeigen, was ein echter Shop anbieten würde. Hier wird nie eine Zahlung ausgelöst.',
  terms:
    'Ein echter Shop hätte hier seine allgemeinen Geschäftsbedingungen: Vertragsschluss, Preise, Lieferung, Eigentumsvorbehalt, Haftung, anwendbares Recht.\nIn dieser Vorführung kommt kein Vertrag zustande, und es wird nichts geliefert.',
  privacy:
    'Diese Vorführung braucht drei Cookies: eines für die Sitzung nach dem Anmelden, ein lesbares Zeichen, dass es eine gibt, und die Region, deren Preise gezeigt werden. Der Warenkorb eines Gastes bleibt im Browser.\nEs läuft keine Auswertung, und nichts wird an andere weitergegeben.',
  imprint:
    'Die Cartonnage Holding AG ist eine erfundene Firma. Ihre Adressen, Telefonnummern und Personen gibt es nicht.\nEin echter Shop würde hier den Betreiber mit Anschrift, Registereintrag und Umsatzsteuernummer nennen.',
  withdrawal:
    'Verbraucher in der Europäischen Union können einen Fernabsatzvertrag binnen vierzehn Tagen ohne Angabe von Gründen widerrufen. Ausgenommen sind Waren, die nach Vorgabe des Kunden angefertigt werden.\nEin echter Shop hätte hier sein Formular für den Widerruf. In dieser Vorführung kommt kein Vertrag zustande, also gibt es nichts zu widerrufen.',
}
