import type { texts as source } from '../en-US/product-details'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  views: 'Ansichten von {{name}}',
  view: {
    closed: 'Geschlossen',
    open: 'Offen',
    blank: 'Zuschnitt',
    flute: 'Welle {{flute}}',
    pallet: 'Auf der Palette',
  },
  caption: {
    closed: 'Geschlossen, Innenmaß in mm',
    open: 'Offen',
    blank: 'Zuschnitt mit Innenmaßen in mm, ohne Materialzuschlag',
    flute: 'Welle {{flute}} im Querschnitt, etwa {{thickness}} stark, vergrößert',
    pallet: 'Flach geliefert, {{pallet}} auf einer Palette. Stapel schematisch.',
    bundles: 'Flach geliefert, {{pallet}} auf einer Palette: {{bundles}} zu {{bundle}}. Stapel schematisch.',
  },
  drawing: '{{view}}: {{name}}',
  shown: 'Ansicht {{number}} von {{count}}: {{caption}}',
  blankNote: 'Innenmaße, ohne Materialzuschlag.',
  blankPage: 'Rilllinien mit Zuschlag',
  fact: {
    volume: 'Volumen',
    thickness: 'etwa {{thickness}}',
    edgeCrush: 'Kantenstauchwiderstand',
    edgeCrushValue: '{{value}} kN/m, üblich für Qualität {{grade}}',
    food: 'Lebensmittelkontakt',
    forFood: 'vorgesehen',
    weight: 'Gewicht',
  },
  papers: {
    label: 'Unterlagen zu diesem Artikel',
    dataSheet: 'Datenblatt',
    declaration: 'Materialangaben',
    file: 'Zuschnitt als SVG',
  },
}
