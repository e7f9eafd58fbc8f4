import type { texts as source } from '../en-US/terms-archive-ch'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  '2026-03-02': `Diese Bedingungen gelten für Bestellungen im Schweizer Shop. Sie nennen, was ein echter Shop regeln würde; in dieser Vorführung kommt kein Vertrag zustande.
## Vertrag
Was der Shop zeigt, ist eine Einladung. Sie bestellen mit dem letzten Knopf der Kasse; der Vertrag kommt zustande, wenn wir per E-Mail bestätigen. Bis dahin können Sie jede Eingabe korrigieren.
## Preise
Die Preise sind in Schweizer Franken. Privatkunden sehen sie mit MWST, Geschäftskunden zuerst ohne. Versand und Zuschläge stehen an der Kasse vor der Bestellung.
## Lieferung und Zahlung
Siehe [Lieferung & Versandkosten](/service/delivery) und [Zahlungsarten](/service/payment). Die Ware bleibt bis zur Zahlung unser Eigentum.
## Mängel und Haftung
Siehe [Gesetzliche Gewährleistung](/service/guarantee). [[Grenzen der Haftung]].
## Recht und Gerichtsstand
Es gilt Schweizer Recht. Gerichtsstand: [[Rorschach]]; für Konsumenten entscheidet das Gesetz.`,
}
