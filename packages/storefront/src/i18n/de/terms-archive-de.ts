import type { texts as source } from '../en-US/terms-archive-de'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  '2026-03-02': `Diese Bedingungen gelten für Bestellungen im deutschen Shop. Sie nennen, was ein echter Shop regeln würde; in dieser Vorführung kommt kein Vertrag zustande.
## Vertrag
Was der Shop zeigt, ist eine Einladung. Sie bestellen verbindlich mit dem Knopf „Zahlungspflichtig bestellen“; der Vertrag kommt zustande, wenn wir per E-Mail bestätigen. Bis dahin können Sie jede Eingabe korrigieren. Die Vertragssprache ist Deutsch.
## Preise
Die Preise sind in Euro. Privatkunden sehen sie mit der Mehrwertsteuer des Lieferlandes, Geschäftskunden zuerst ohne. Versand und Zuschläge stehen an der Kasse vor der Bestellung.
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
}
