import type { texts as source } from '../en-US/service-de'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  delivery: `Wir liefern an Adressen in Deutschland, den Niederlanden, Luxemburg und Belgien, Lagerware in Deutschland in {{DE.days}} Werktagen.
## Pakete
- Deutschland: {{DE.parcel.fee}}, frei ab einem Warenwert von {{DE.parcel.freeFrom}}
- Niederlande: {{NL.parcel.fee}}, frei ab {{NL.parcel.freeFrom}}
- Luxemburg: {{LU.parcel.fee}}, frei ab {{LU.parcel.freeFrom}}
- Belgien: {{BE.parcel.fee}}, frei ab {{BE.parcel.freeFrom}}
Es zählt der Warenwert vor Rabatten, ohne MwSt.
## Kleine Bestellungen
Bei geringem Warenwert kommt einmal je Bestellung ein Zuschlag dazu.
- Deutschland: {{DE.smallOrder.fee}} unter einem Warenwert von {{DE.smallOrder.below}}
- Niederlande, Belgien: {{NL.smallOrder.fee}} unter {{NL.smallOrder.below}}
- Luxemburg: {{LU.smallOrder.fee}} unter {{LU.smallOrder.below}}
## Paletten per Spedition
- Deutschland: {{DE.freight.fee}}, frei ab einem Warenwert von {{DE.freight.freeFrom}}
- Niederlande: {{NL.freight.fee}}, frei ab {{NL.freight.freeFrom}}
- Luxemburg: {{LU.freight.fee}}, frei ab {{LU.freight.freeFrom}}
- Belgien: {{BE.freight.fee}}, frei ab {{BE.freight.freeFrom}}
Per Spedition versenden wir, wenn ein Artikel nur auf Palette reist, die Bestellung mehr als 90 kg wiegt oder mehr als sechs Pakete ergibt.
## Zeiten
- Deutschland: Lagerware in {{DE.days}} Werktagen
- Niederlande, Luxemburg, Belgien: Lagerware in {{NL.days}} Werktagen
Gezählt wird ab dem Werktag, an dem Sie bis 13:00 Uhr bestellen, sonst ab dem nächsten. Bei Anfertigungen steht die Lieferzeit beim Artikel.`,
  payment: `Sie zahlen mit PayPal, Karte, Apple Pay, SEPA-Lastschrift oder im Voraus, mit Konto auch auf Rechnung.
In den Niederlanden geht auch iDEAL | Wero, in Belgien Bancontact. Keine Zahlungsart kostet einen Aufschlag.
## Karte, Apple Pay und PayPal
Der Betrag wird mit der Bestellung belastet. Ihre Kartendaten sieht nur der Zahlungsanbieter, nie dieser Shop. PayPal, iDEAL | Wero und Bancontact bestätigen Sie nach dem Bestellknopf bei Ihrem Anbieter.
## SEPA-Lastschrift
Mit der Bestellung erteilen Sie ein Mandat für diesen einen Betrag. Wir kündigen den Einzug mindestens einen Tag vorher an; acht Wochen lang können Sie die Erstattung verlangen.
## Im Voraus
Nach der Bestellung sehen Sie unser Konto und einen Code für Ihre Banking-App. Wir versenden nach Zahlungseingang. Geht die Zahlung nicht innerhalb von {{prepaymentDays}} Tagen nach der Bestellung ein, stornieren wir die Bestellung und schreiben Ihnen.
## Auf Rechnung
Die Rechnung kommt per E-Mail, sobald die Ware unterwegs ist, und ist innerhalb von 30 Tagen netto zu zahlen.
Firmen können an der Kasse ihre Referenz angeben; sie steht dann auf der Rechnung. Privatkunden, die noch keine Bestellung bezahlt haben, zahlen bis {{firstInvoiceLimit}} auf Rechnung. In dieser Vorführung wird nie eine Zahlung ausgelöst.`,
  returns: `Verbraucher können ihren Vertrag binnen 14 Tagen widerrufen. Geschäftskunden können Standardware nach Absprache zurückgeben.
## Verbraucher
Wie es geht und was ausgenommen ist: [Widerrufsrecht](/service/withdrawal).
## Geschäftskunden
- ungeöffnete Bunde von Standardware, innerhalb von 14 Tagen, so wie sie angekommen sind
- vorher angemeldet, mit der Bestellnummer: [Kontakt](/service/contact)
- die Rücksendung zahlen Sie
## Falsche oder beschädigte Ware
In diesem Fall übernehmen wir die Kosten: siehe [Gesetzliche Gewährleistung](/service/guarantee).`,
  contact: `Sie erreichen uns Montag bis Freitag von 07:30 bis 17:30 Uhr, telefonisch oder per E-Mail; Nachrichten beantworten wir am selben Werktag.
## Telefon und E-Mail
- Telefon: [{{seller.phone}}](tel:{{seller.phoneLink}})
- E-Mail: [{{seller.email}}](mailto:{{seller.email}})
## Post
{{seller.name}}, [[{{seller.address}}]]
## Was uns hilft
Halten Sie die Bestellnummer oder die Artikelnummer bereit. Für Verpackungen nach Maß: Innenmaß in Millimetern, Menge, Gewicht der Ware.`,
  terms: `Diese Bedingungen gelten für Bestellungen im deutschen Shop. Sie nennen, was ein echter Shop regeln würde; in dieser Vorführung kommt kein Vertrag zustande.
## Vertrag
Was der Shop zeigt, ist eine Einladung. Sie bestellen verbindlich mit dem Knopf „Zahlungspflichtig bestellen“; der Vertrag kommt zustande, wenn wir per E-Mail bestätigen. Bis dahin können Sie jede Eingabe korrigieren. Diese Bedingungen können Sie speichern oder drucken. Vertragssprachen sind Deutsch und Englisch.
## Preise
Die Preise sind in Euro. Privatkunden sehen sie mit der Mehrwertsteuer des Lieferlandes, Geschäftskunden zuerst ohne. Zuschläge stehen im Warenkorb, der Versand an der Kasse vor der Bestellung.
## Lieferung und Zahlung
Siehe [Lieferung & Versandkosten](/service/delivery) und [Zahlungsarten](/service/payment). Die Ware bleibt bis zur Zahlung unser Eigentum.
## Widerruf
Verbraucher haben ein Widerrufsrecht: [Widerrufsrecht](/service/withdrawal). Nach Maß gefertigte oder bedruckte Ware ist ausgenommen.
## Verpackungsrecht
Registrierungsnummer im Verpackungsregister LUCID: [[DE0000000000000]].
## Mängel und Haftung
Siehe [Gesetzliche Gewährleistung](/service/guarantee). [[Grenzen der Haftung]].
## Recht
Es gilt deutsches Recht; Verbraucher behalten den Schutz des zwingenden Rechts des Landes, in dem sie wohnen.`,
  promo: `## Bedingungen des Angebots für Neukunden {#promo}
- {{firstOrderDiscount}} auf die Ware Ihrer ersten Bestellung in diesem Shop, mit dem Gutscheincode des Banners
- ein Code je Kunde und Bestellung, nicht mit anderen Codes kombinierbar
- nicht auf Versand, Zuschläge und Anfertigungen
- gültig bis [[31. Dezember 2026]]`,
  privacy: `Wir verarbeiten nur die Daten, die eine Bestellung braucht. Bevor Sie zustimmen, wird nichts gemessen, und nichts wird an andere verkauft.
## Verantwortlicher
{{seller.name}}, [[{{seller.address}}]]. Datenschutzbeauftragte Person: [[Name und E-Mail-Adresse]].
## Was wir verarbeiten, wozu und auf welcher Grundlage
- Name, Firma, Adressen und E-Mail-Adresse: um Ihre Bestellung auszuführen und zu bestätigen (Art. 6 Abs. 1 b DSGVO).
- Telefonnummer: nur, wo die Spedition eine Palette ankündigen muss (Art. 6 Abs. 1 b DSGVO).
- Bestellungen und Rechnungen: weil Handels- und Steuerrecht ihre Aufbewahrung verlangen (Art. 6 Abs. 1 c DSGVO).
- Ein Widerruf: um seinen Eingang zu bestätigen und ihn auszuführen (Art. 6 Abs. 1 c DSGVO).
- Statistik: allein mit Ihrer Einwilligung (Art. 6 Abs. 1 a DSGVO, § 25 TDDDG).
## Wie lange wir Daten behalten
- Rechnungen und andere Buchungsbelege: acht Jahre (§ 147 AO, § 257 HGB).
- Bestellungen, Bestätigungen, Widerrufe und unser Schriftwechsel dazu: sechs Jahre (§ 257 HGB). Beide Fristen beginnen am Ende des Kalenderjahres.
- Kundenkonto, Adressen und gespeicherter Warenkorb: bis Sie sie löschen oder löschen lassen.
- Was ein Gast an der Kasse eingibt, ohne zu bestellen: höchstens [[30 Tage]].
- Protokolle des Servers: [[30 Tage]]. Sie enthalten weder Namen noch E-Mail-Adresse, Bestellnummer oder IP-Adresse. Findet eine Suche nichts, steht der Suchbegriff darin, außer er könnte etwas Persönliches sein, etwa eine Telefonnummer.
- Statistik: bis Sie Ihre Einwilligung zurücknehmen, höchstens [[14 Monate]].
## Auf Ihrem Gerät
Was dort gespeichert wird und wie Sie es ändern: [Cookie-Einstellungen](/service/cookies).
## Wer Daten erhält
Der Paketdienst oder die Spedition erhält die Lieferadresse. Unsere Shop-Plattform betreibt den Shop in unserem Auftrag: [[Name und Ort des Anbieters, Länder der Verarbeitung, Garantien]].
## Ihre Rechte
Sie können Auskunft, Berichtigung, Herausgabe, Einschränkung oder Löschung verlangen, der Verarbeitung widersprechen, eine Einwilligung zurücknehmen und sich bei einer Aufsichtsbehörde beschweren: [[Behörde des Landes]].`,
  imprint: `Diese Firma ist erfunden: Ihre Adresse, ihre Nummern und ihre Personen gibt es nicht. Angaben nach § 5 DDG.
## Anbieter
- {{seller.name}}
- [[{{seller.address}}]]
- Telefon: [{{seller.phone}}](tel:{{seller.phoneLink}})
- E-Mail: [{{seller.email}}](mailto:{{seller.email}})
## Register
- Vertreten durch den Verwaltungsrat: [[{{seller.board}}]]
- Sitz der Gesellschaft: [[{{seller.seat}}]]
- Handelsregister: [[{{seller.register}}]]
- Umsatzsteuer-Identifikationsnummer: [[{{seller.vatId}}]]
- Verpackungsregister LUCID: [[DE0000000000000]]
## Verbraucherstreitbeilegung
Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG).
## Verantwortlich für den Inhalt
[[Name und Anschrift, wie oben]]`,
  guarantee: `Für Waren aus diesem Shop gilt die gesetzliche Gewährleistung der Europäischen Union: Zwei Jahre ab Lieferung haben Sie bei Mängeln Rechte.
![guarantee]
## Ihre Rechte
- Ist Ware mangelhaft oder nicht wie vereinbart, können Sie Reparatur oder Ersatz verlangen, kostenlos und in angemessener Frist.
- Misslingt das, wird es verweigert oder wäre es eine erhebliche Unannehmlichkeit, können Sie den Preis mindern oder vom Vertrag zurücktreten und Ihr Geld zurückbekommen.
- In den ersten zwölf Monaten wird vermutet, dass ein Mangel von Anfang an da war.
## Was Sie tun
Melden Sie uns den Mangel: [Kontakt](/service/contact). Ein Foto und die Bestellnummer genügen. Die Rücksendung geht auf unsere Kosten.
## Haltbarkeitsgarantien von Herstellern
Kein Hersteller eines Artikels in diesem Shop gibt eine gewerbliche Haltbarkeitsgarantie von mehr als zwei Jahren. Gibt es eine, steht die harmonisierte Kennzeichnung der Haltbarkeitsgarantie beim Artikel.
## Geschäftskunden
Unter Kaufleuten ist die Ware bei der Ankunft zu prüfen und ein Mangel sofort zu melden (§ 377 HGB).`,
  notice: {
    heading: 'Gesetzliche Gewährleistung',
    years: 'mindestens 2 Jahre',
    repair:
      'Ist Ware mangelhaft, haben Sie gegen den Verkäufer ein Recht auf kostenlose Reparatur oder kostenlosen Ersatz.',
    price: 'Hilft das nicht, können Sie den Preis mindern oder Ihr Geld zurückverlangen.',
    longer: 'In manchen Ländern der Europäischen Union gilt sie länger als zwei Jahre.',
    offers:
      'Verkäufer und Hersteller können zusätzlich Garantien geben, auch eine gewerbliche Haltbarkeitsgarantie. Ihre gesetzlichen Rechte bleiben daneben bestehen.',
    picture:
      'Harmonisierte Mitteilung über das gesetzliche Gewährleistungsrecht: in Farbe, mit QR-Code. Ihr Inhalt in Worten folgt.',
    more: 'Ihre Rechte auf der Seite „Ihr Europa“',
    official: 'Die harmonisierte Mitteilung in amtlicher Form: Verordnung (EU) 2025/1960',
  },
  accessibilityAddition: `## Aufsicht
Zuständig ist die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF). Dort können Sie prüfen lassen, ob ein Angebot dem Barrierefreiheitsstärkungsgesetz (BFSG) genügt.
- c/o Ministerium für Arbeit, Soziales, Gesundheit und Gleichstellung Sachsen-Anhalt, Postfach 39 11 55, 39135 Magdeburg
- Telefon: [+49 391 567 4530](tel:+493915674530)
- E-Mail: [MLBF@ms.sachsen-anhalt.de](mailto:MLBF@ms.sachsen-anhalt.de)`,
  withdrawal: `Als Verbraucher können Sie Ihren Vertrag widerrufen. Hier steht, wie es geht, und für welche Waren es nicht gilt.
## Widerrufsbelehrung
### Widerrufsrecht
Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.
Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die letzte Teilsendung oder das letzte Stück in Besitz genommen haben bzw. hat.
Um Ihr Widerrufsrecht auszuüben, müssen Sie uns ({{seller.name}}, {{seller.address}}, Telefon: {{seller.phone}}, E-Mail: {{seller.email}}) mittels einer eindeutigen Erklärung (z.\u00a0B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist. Sie können Ihr Widerrufsrecht auch online unter [{{withdrawalUrl}}](/withdrawal) ausüben. Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen auf einem dauerhaften Datenträger (z.\u00a0B. durch eine E-Mail) unverzüglich eine Eingangsbestätigung mit Informationen zum Inhalt der Widerrufserklärung sowie dem Datum und der Uhrzeit ihres Eingangs.
Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.
### Folgen des Widerrufs
Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.
Wir können die Rückzahlung verweigern, bis wir die Waren wieder zurückerhalten haben oder bis Sie den Nachweis erbracht haben, dass Sie die Waren zurückgesandt haben, je nachdem, welches der frühere Zeitpunkt ist.
Sie haben die Waren unverzüglich und in jedem Fall spätestens binnen vierzehn Tagen ab dem Tag, an dem Sie uns über den Widerruf dieses Vertrags unterrichten, an uns ({{seller.name}}, {{seller.address}}) zurückzusenden oder zu übergeben. Die Frist ist gewahrt, wenn Sie die Waren vor Ablauf der Frist von vierzehn Tagen absenden.
Sie tragen die unmittelbaren Kosten der Rücksendung der Waren. Für Waren, die aufgrund ihrer Beschaffenheit nicht normal mit der Post zurückgesandt werden können, werden die Kosten auf höchstens etwa [[150 EUR]] geschätzt.
Sie müssen für einen etwaigen Wertverlust der Waren nur aufkommen, wenn dieser Wertverlust auf einen zur Prüfung der Beschaffenheit, Eigenschaften und Funktionsweise der Waren nicht notwendigen Umgang mit ihnen zurückzuführen ist.
## Muster-Widerrufsformular
(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)
- An {{seller.name}}, {{seller.address}}, E-Mail: {{seller.email}}:
- Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*)
- Bestellt am (*)/erhalten am (*)
- Name des/der Verbraucher(s)
- Anschrift des/der Verbraucher(s)
- Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)
- Datum
(*) Unzutreffendes streichen.
## Kein Widerrufsrecht
Das Widerrufsrecht besteht nicht bei Verträgen zur Lieferung von Waren, die nicht vorgefertigt sind und für deren Herstellung eine individuelle Auswahl oder Bestimmung durch den Verbraucher maßgeblich ist oder die eindeutig auf die persönlichen Bedürfnisse des Verbrauchers zugeschnitten sind (§ 312g Abs. 2 Nr. 1 BGB). Das sind in diesem Shop Waren, die nach Ihren Maßen gefertigt oder für Sie bedruckt werden. Die Artikelseite sagt es bei jedem solchen Artikel.`,
}
