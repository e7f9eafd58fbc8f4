import type { texts as source } from '../en-US/service'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  demo: 'Platzhalter eines Vorführshops. Die Firma ist erfunden; dieser Text ist weder Rechtsrat noch verbindlich. Markierte Wörter setzt der Betreiber eines echten Shops ein.',
  placeholder: 'Platzhalter: Das setzt der Betreiber eines echten Shops ein',
  version: 'Stand:',
  earlier: {
    notice: 'Das ist eine frühere Fassung: Sie gilt für Bestellungen vor dem {{date}}.',
    present: 'Zur heutigen Fassung',
    list: 'Frühere Fassungen:',
  },
  print: 'Drucken oder als PDF speichern',
  withdraw: 'Vertrag widerrufen',
  amount: {
    grossFirst: '{{gross}} inkl. MwSt. ({{net}} netto)',
    netFirst: '{{net}} netto ({{gross}} inkl. MwSt.)',
    net: '{{net}} netto',
  },
  cookies: `Wählen Sie hier, was dieser Shop auf Ihrem Gerät speichern darf. Was der Shop zum Arbeiten braucht, ist immer an; Statistik läuft nur mit Ihrer Erlaubnis.
## Was wir speichern
Der Warenkorb eines Gastes, die Preise und der Lagerbestand, die Sie zuletzt im Warenkorb gesehen haben, die Sprache, die Region, deren Preise gezeigt werden, die letzten Maße des Box Finders und die Sitzung nach dem Anmelden sind unbedingt nötig. Sie enthalten nichts über Sie außer dem, was Sie eingeben.
Die Statistik sagt uns, welche Seiten besucht und welche Menüpunkte benutzt werden. Bevor Sie zustimmen, wird nichts gemessen und nichts aufbewahrt. Ablehnen ist ein Klick, genau wie Zustimmen.
## Anders entscheiden
Ihre Wahl können Sie jederzeit auf dieser Seite oder über „Cookie-Einstellungen“ am Fuß jeder Seite ändern. Was vorher gemessen wurde, bleibt davon unberührt; Neues kommt nicht dazu.
Mehr über Ihre Daten: [Datenschutz](/service/privacy).`,
  accessibility: `Dieser Shop soll für alle benutzbar sein. Er richtet sich nach WCAG 2.2 Stufe AA und damit nach mehr als der europäischen Norm EN 301 549.
## Wie der Shop die Anforderungen erfüllt
- Alles ist mit der Tastatur erreichbar und bedienbar; ein Rahmen zeigt, wo der Fokus ist.
- Überschriften, Felder, Schaltflächen und Meldungen haben Namen und Rollen für Vorleseprogramme.
- Texte und Bedienelemente haben den verlangten Kontrast; die Bedeutung hängt nie allein an der Farbe.
- Seiten lassen sich auf 400 % vergrößern, ohne dass etwas verloren geht, und Bewegung entfällt, wo das Gerät darum bittet.
- Lesen, Suchen und nach dem Anmelden auch Bestellen gehen ohne Skripte.
## Wie geprüft wurde
Wir haben selbst geprüft: mit einem Prüfprogramm auf jeder Art von Seite in allen Sprachen, und von Hand mit der Tastatur, vergrößert und mit erzwungenen Farben. Stand: [[Datum der letzten Prüfung]].
## Was der Dienst ist
Ein Onlineshop für Verpackungen: Suche, Box Finder, Artikelseiten mit Staffelpreisen, Warenkorb, Kasse, Bestellungen. Jeder Schritt einer Bestellung lässt sich vor dem Absenden korrigieren.
## Bekannte Grenzen
- Eine unabhängige Stelle hat den Shop noch nicht geprüft, und nicht jede Verbindung von Vorleseprogramm und Browser wurde versucht.
- Zeichnungen von Kartons haben eine Textfassung mit ihren Maßen, aber keine tastbare Form.
- Ohne Anmeldung führt der Browser den Warenkorb, und dafür braucht er JavaScript.
- Breite Preistabellen lassen sich auf schmalen Bildschirmen nur seitwärts verschieben.
- Texte in Leichter Sprache und Videos in Gebärdensprache gibt es nicht.
- Auf Seiten anderer Firmen, auf die wir verweisen, haben wir keinen Einfluss.
## Eine Barriere melden
Schreiben Sie uns oder rufen Sie an: [Kontakt](/service/contact). Sagen Sie, welche Seite es war und was Sie tun wollten; wir antworten innerhalb von [[fünf Werktagen]].`,
}
