import type { texts as source } from '../en-US/guide'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  measuring: {
    title: 'Einen Karton richtig messen',
    text: `Kartons werden innen gemessen, in Millimetern: Länge × Breite × Höhe, immer in dieser Reihenfolge.
## Länge, Breite, Höhe
Die Länge ist die längere Seite der Öffnung, die Breite die kürzere. Die Höhe geht von der Öffnung bis zum Boden. 300 × 200 × 150 mm heißt: Die Öffnung misst 300 mm mal 200 mm, und der Karton ist 150 mm tief.
## Von der Ware zum Karton
- Messen Sie die Ware an den breitesten Stellen, mit ihrer eigenen Verpackung.
- Geben Sie dazu, was sie schützt: rund 10 mm je Seite bei robuster Ware, 30 bis 50 mm bei empfindlicher.
- Tippen Sie die drei Zahlen in den Box Finder. Er dreht die Ware für Sie und ordnet die Kartons nach dem Raum, der frei bleibt.
## Innen ist nicht außen
Die Pappe braucht Platz. Ein Faltkarton aus B-Welle ist außen rund 6 mm länger und breiter als innen und rund 12 mm höher, weil die Klappen oben und unten in zwei Lagen liegen. Paketdienste messen außen; beim Artikel stehen beide Maße. Alle Größen: [Faltkartons](/category/faltkartons).`,
  },
  flutes: {
    title: 'Welche Welle wofür?',
    text: `Wellpappe ist eine Welle zwischen zwei Deckbahnen. Ihre Höhe entscheidet, wie gut ein Karton sich bedrucken lässt, polstert und stapelt.
## Die Wellen im Vergleich
![flutes]
## Ein- oder zweiwellig?
Der Kantenstauchwiderstand sagt, wie viel eine Wand trägt: 3,5 bis 6,5 kN/m einwellig, 6,5 bis 9,5 zweiwellig, 14 und mehr dreiwellig. Feuchte halbiert ihn: Lagern Sie Kartons trocken und stapeln Sie Kante auf Kante.
Bei jedem Artikel stehen die Welle, die Traglast und das Gewicht des Kartons.`,
    lists: {
      letter: { title: 'Brief- & Maxibriefkartons', slug: 'maxibriefkartons' },
      single: { title: 'Faltkartons 1-wellig', slug: 'faltkartons-1-wellig' },
      double: { title: 'Faltkartons 2-wellig', slug: 'faltkartons-2-wellig' },
      triple: { title: 'Schwerlastkartons 3-wellig', slug: 'schwerlastkartons' },
    },
  },
  tape: {
    title: 'Einen Karton gut verschließen',
    text: `Ein Faltkarton braucht oben und unten Klebeband, entlang der Naht und 50 bis 70 mm an den Schmalseiten hinunter.
## Welches Band?
- PP-Band: schnell, die leisen kosten etwas mehr. Richtig für Pakete bis etwa 20 kg.
- PVC-Band: haftet auf staubiger und kalter Pappe und rollt leise ab.
- Nassklebeband: verbindet sich mit der Pappe, zeigt jedes Öffnen und kommt mit dem Karton ins Altpapier. Braucht ein [Anfeuchtgerät](/category/abroller-umreifung).
- Papierband: selbstklebend, für leichte Pakete, die ganz aus Papier sein sollen.
## Wie breit?
50 mm sind üblich. Schwere oder breite Kartons bekommen 75 mm oder auch Band quer über die Kanten, sodass ein H entsteht.
## Wie viel?
Ein Karton von 400 × 300 mm braucht insgesamt rund 1,1 m Band. Eine Rolle mit 66 m verschließt etwa 60 Stück. Alle Bänder: [Packbänder](/category/packbaender).`,
  },
}
