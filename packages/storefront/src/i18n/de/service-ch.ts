import type { texts as source } from '../en-US/service-ch'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  delivery: `Wir liefern an Adressen in der Schweiz und in Liechtenstein, Lagerware in {{CH.days}} Werktagen.
## Pakete
- Pakete mit der Post: {{CH.parcel.fee}}
- Frei ab einem Warenwert von {{CH.parcel.freeFrom}}
- Zuschlag unter einem Warenwert von {{CH.smallOrder.below}}, einmal je Bestellung: {{CH.smallOrder.fee}}
Es zählt der Warenwert vor Rabatten, ohne MWST.
## Paletten
- Spedition: {{CH.freight.fee}}
- Frei ab einem Warenwert von {{CH.freight.freeFrom}}
Per Spedition versenden wir, wenn ein Artikel nur auf Palette reist, die Bestellung mehr als 90 kg wiegt oder mehr als sechs Pakete ergibt.
## Zeiten
Lagerware: Lieferung in {{CH.days}} Werktagen. Gezählt wird ab dem Werktag, an dem Sie bis 13:00 Uhr bestellen, sonst ab dem nächsten. Bei Anfertigungen steht die Lieferzeit beim Artikel.`,
  payment: `Sie zahlen mit TWINT, Kredit- oder Debitkarte, Apple Pay oder im Voraus per Überweisung, mit Konto auch auf Rechnung. Keine Zahlungsart kostet einen Aufschlag.
## Karte, Apple Pay und TWINT
Der Betrag wird mit der Bestellung belastet. Ihre Kartendaten sieht nur der Zahlungsanbieter, nie dieser Shop. TWINT bestätigen Sie nach dem Bestellknopf in Ihrer App.
## Im Voraus
Nach der Bestellung sehen Sie unser Konto und einen QR-Code für Ihre Banking-App. Wir versenden nach Zahlungseingang. Geht die Zahlung nicht innert {{prepaymentDays}} Tagen nach der Bestellung ein, stornieren wir die Bestellung und schreiben Ihnen.
## Auf Rechnung
Die Rechnung kommt per E-Mail, sobald die Ware unterwegs ist, und ist innert 30 Tagen netto zu zahlen. Sie hat einen QR-Zahlteil.
Firmen können an der Kasse ihre Referenz angeben; sie steht dann auf der Rechnung. Privatkunden, die noch keine Bestellung bezahlt haben, zahlen bis {{firstInvoiceLimit}} auf Rechnung. Gäste zahlen nicht auf Rechnung, weil wir dafür die Bonität prüfen. In dieser Vorführung wird nie eine Zahlung ausgelöst.`,
  returns: `Das Schweizer Recht kennt beim Onlinekauf kein Rückgaberecht. Standardware nehmen wir freiwillig innert 14 Tagen zurück.
## Was wir zurücknehmen
- ungeöffnete Bunde von Standardware, so wie sie angekommen sind
- vorher angemeldet: bei [Ihren Bestellungen](/my/orders) oder, ohne Konto, unter [Bestellung nachsehen](/order-lookup)
- die Rücksendung zahlen Sie; wir erstatten den Warenwert
## Was wir nicht zurücknehmen können
Nach Mass gefertigte oder bedruckte Ware, geöffnete Bunde und Verpackungen für Lebensmittel.
## Falsche oder beschädigte Ware
In diesem Fall übernehmen wir die Kosten: siehe [Gesetzliche Gewährleistung](/service/guarantee).`,
  contact: `Sie erreichen uns Montag bis Freitag von 07:30 bis 17:30 Uhr, telefonisch oder per E-Mail; Nachrichten beantworten wir am selben Werktag.
## Telefon und E-Mail
- Telefon: [{{seller.phone}}](tel:{{seller.phoneLink}})
- E-Mail: [{{seller.email}}](mailto:{{seller.email}})
## Post
{{seller.name}}, [[{{seller.address}}]], Schweiz
## Was uns hilft
Halten Sie die Bestellnummer oder die Artikelnummer bereit. Für Verpackungen nach Mass: Innenmass in Millimetern, Menge, Gewicht der Ware.`,
  terms: `Diese Bedingungen gelten für Bestellungen im Schweizer Shop. Sie nennen, was ein echter Shop regeln würde; in dieser Vorführung kommt kein Vertrag zustande.
## Vertrag
Was der Shop zeigt, ist eine Einladung. Sie bestellen mit dem letzten Knopf der Kasse; der Vertrag kommt zustande, wenn wir per E-Mail bestätigen. Bis dahin können Sie jede Eingabe korrigieren. Diese Bedingungen können Sie speichern oder drucken.
## Preise
Die Preise sind in Schweizer Franken. Privatkunden sehen sie mit MWST, Geschäftskunden zuerst ohne. Zuschläge stehen im Warenkorb, der Versand an der Kasse vor der Bestellung.
## Lieferung und Zahlung
Siehe [Lieferung & Versandkosten](/service/delivery) und [Zahlungsarten](/service/payment). Die Ware bleibt bis zur Zahlung unser Eigentum.
## Mängel und Haftung
Siehe [Gesetzliche Gewährleistung](/service/guarantee). [[Grenzen der Haftung]].
## Recht und Gerichtsstand
Es gilt Schweizer Recht. Gerichtsstand: [[Rorschach]]; für Konsumenten entscheidet das Gesetz.`,
  promo: `## Bedingungen des Angebots für Neukunden {#promo}
- {{firstOrderDiscount}} auf die Ware Ihrer ersten Bestellung in diesem Shop, mit dem Gutscheincode des Banners
- ein Code je Kunde und Bestellung, nicht mit anderen Codes kombinierbar
- nicht auf Versand, Zuschläge und Anfertigungen
- gültig bis [[31. Dezember 2026]]`,
  privacy: `Wir bearbeiten nur die Daten, die eine Bestellung braucht. Bevor Sie zustimmen, wird nichts gemessen, und nichts wird an andere verkauft.
## Wer verantwortlich ist
{{seller.name}}, [[{{seller.address}}]]. Fragen zu Ihren Daten: [{{seller.email}}](mailto:{{seller.email}}).
## Was wir bearbeiten und wozu
- Name, Firma, Adressen und E-Mail-Adresse: um Ihre Bestellung auszuführen und zu bestätigen.
- Telefonnummer: nur, wo die Spedition eine Palette ankündigen muss.
- Bestellungen und Rechnungen: weil das Gesetz ihre Aufbewahrung verlangt.
- Der Warenkorb eines Gastes bleibt bis zur Kasse im Browser.
## Wie lange wir Daten behalten
- Rechnungen, Bestellungen und der Schriftwechsel dazu: zehn Jahre ab dem Ende des Geschäftsjahres (Art. 958f OR).
- Kundenkonto, Adressen und gespeicherter Warenkorb: bis Sie sie löschen oder löschen lassen.
- Was ein Gast an der Kasse eingibt, ohne zu bestellen: höchstens [[30 Tage]].
- Protokolle des Servers: [[30 Tage]]. Sie enthalten weder Namen noch E-Mail-Adresse, Bestellnummer oder IP-Adresse. Findet eine Suche nichts, steht der Suchbegriff darin, ausser er könnte etwas Persönliches sein, etwa eine Telefonnummer.
- Statistik: bis Sie Ihre Einwilligung zurücknehmen, höchstens [[14 Monate]].
## Auf Ihrem Gerät
Was dort gespeichert wird und wie Sie es ändern: [Cookie-Einstellungen](/service/cookies).
## Wer Daten erhält
Die Post oder die Spedition erhält die Lieferadresse. Unsere Shop-Plattform betreibt den Shop in unserem Auftrag: [[Name und Ort des Anbieters, Länder der Bearbeitung]].
## Ihre Rechte
Sie können Auskunft, Berichtigung, Herausgabe oder Löschung verlangen und der Bearbeitung widersprechen. Sie können sich auch an den Eidgenössischen Datenschutz- und Öffentlichkeitsbeauftragten wenden.`,
  imprint: `Diese Firma ist erfunden: Ihre Adresse, ihre Nummern und ihre Personen gibt es nicht.
## Betreiberin
- {{seller.name}} (Aktiengesellschaft)
- [[{{seller.address}}]], Schweiz
- Telefon: [{{seller.phone}}](tel:{{seller.phoneLink}})
- E-Mail: [{{seller.email}}](mailto:{{seller.email}})
## Register
- Vertreten durch den Verwaltungsrat: [[{{seller.board}}]]
- Handelsregister: [[Handelsregister des Kantons St. Gallen]]
- UID und MWST-Nummer: [[{{seller.register}} MWST]]
## Verantwortlich für den Inhalt
[[Name, wie oben]]`,
  guarantee: `Ist Ware mangelhaft, können Sie nach Schweizer Recht Nachbesserung, Ersatz, Minderung oder Ihr Geld zurück verlangen, zwei Jahre lang ab Lieferung.
## Was Sie tun
Prüfen Sie die Ware bei der Ankunft und melden Sie einen Mangel, sobald Sie ihn sehen: [Kontakt](/service/contact). Ein Foto und die Bestellnummer genügen.
## Was wir tun
Wir liefern Ersatz oder erstatten den Preis. Die Rücksendung geht auf unsere Kosten.
## Was kein Mangel ist
Handelsübliche Toleranzen wie wenige Millimeter im Mass oder leichte Unterschiede im Braun der Pappe, und Schäden durch Feuchte oder Überlastung nach der Lieferung.`,
}
