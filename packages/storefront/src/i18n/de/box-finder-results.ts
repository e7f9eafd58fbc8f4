import type { texts as source } from '../en-US/box-finder-results'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  title: 'Kartons für Ware von {{size}} mm',
  heading_one: '{{number}} Karton für Ihre Ware',
  heading_other: '{{number}} Kartons für Ihre Ware',
  headingNone: 'Kein Karton passt zu Ihrer Ware',
  headingMissing: 'Wie groß ist Ihre Ware?',
  goods: 'Ihre Ware: {{size}} mm',
  others: 'Weitere passende Kartons',
  sorted: 'Sortiert nach Passung, in einem Maßstab gezeichnet',
  view: 'Ansehen',
  free: 'frei',
  drawing: '{{name}}, Innenmaß {{box}} mm, offen, darin Ihre Ware von {{goods}} mm',
  legend: { goods: 'Ihre Ware {{size}}', box: 'Karton innen' },
  fact: {
    free: 'Freiraum',
    slack: 'Spiel',
    slackText: '{{length}} mm in der Länge, {{width}} mm in der Breite, {{height}} mm in der Höhe',
    load: 'Traglast',
    loadText: '{{load}} kg',
    weightText: 'Leergewicht {{weight}}',
    stock: 'Lager',
  },
  label: {
    exact: 'Passt genau',
    wellSuited: 'Passt gut',
    tooLarge: 'Füllmaterial nötig',
    tipped: 'Ware gekippt',
    bulky: 'Sperrgut',
    notInStock: 'Nicht auf Lager',
  },
  carrier: { CH: 'Post-Paket', DE: 'DHL Paket' },
  construction: {
    height: 'höhenvariabel',
    auto: 'Automatikboden',
    double: '2-wellig',
    triple: '3-wellig',
  },
  more_one: '{{count}} weiteren Karton zeigen',
  more_other: '{{count}} weitere Kartons zeigen',
  unit: {
    title: 'Die Maße sind Millimeter',
    text: 'Ein Karton von 30 Zentimetern ist 300 Millimeter lang.',
  },
  assumed: { title: 'Als Zentimeter gelesen', action: 'Als {{size}} mm lesen' },
  madeToMeasure: {
    title: 'Keiner passt genau?',
    text: 'Wir fertigen Kartons nach Maß, Preis auf Anfrage.',
    action: 'Nach Maß',
  },
  empty: {
    missing: {
      title: 'Bitte alle drei Maße eingeben',
      text: 'Geben Sie Länge, Breite und Höhe Ihrer Ware in ganzen Millimetern ein, zum Beispiel 300, 200 und 150.',
    },
    none: {
      title: 'Kein Karton im Sortiment ist groß genug',
      text: 'Prüfen Sie, ob die Maße Millimeter sind. Für Ware dieser Größe fertigen wir Kartons nach Maß.',
    },
    tooLarge: {
      title: 'Ware über 5000 mm',
      text: 'Der Box Finder kennt Kartons für Ware bis 5000 mm je Seite. Prüfen Sie, ob die Maße Millimeter sind.',
    },
    boxes: 'Alle Kartons',
    home: 'Alle Kategorien',
    search: 'Alle Artikel mit {{size}} mm suchen',
  },
}
