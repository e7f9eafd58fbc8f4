import type { texts as source } from '../en-US/product-papers'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  back: 'Zurück zum Artikel',
  article: 'Artikelnummer',
  day: 'Stand',
  dataSheet: 'Datenblatt',
  firms: 'Verantwortliche Firmen',
  group: { goods: 'Maße und Qualität', material: 'Material', packing: 'Verpackungseinheiten' },
  blank: {
    title: 'Zuschnitt',
    download: 'Als SVG herunterladen',
    scale: 'Nicht maßstäblich gedruckt.',
    sizes: 'Maße',
    row: {
      inner: 'Innenmaß',
      creases: 'Zwischen den Rilllinien, L × B × H',
      flaps: 'Klappen',
      joint: 'Klebelasche',
      slots: 'Schlitze',
      whole: 'Ganzer Zuschnitt',
      allowance: 'Kartondicke, mit der gerechnet ist',
    },
    reckoned:
      'Die Rilllinien sind berechnet: Sie liegen in der Mitte des Kartons. So kommt in Länge und Breite eine Kartondicke zum Innenmaß hinzu, in der Höhe zwei. Maßgebend ist das Innenmaß. Fragen Sie uns bitte, bevor Sie ein Werkzeug anfertigen lassen.',
    file: 'Einheit: mm. Abstände der Rilllinien: Innenmaß, in Länge und Breite plus eine Kartondicke, in der Höhe plus zwei. Gruppen: cut (Schnitt), crease (Rilllinie).',
    heights: 'Die Rilllinien der weiteren Höhen, {{heights}} mm, sind nicht gezeichnet.',
    withoutInsert: 'Ohne den Einsatz ({{fefco}}).',
  },
  declaration: {
    title: 'Angaben zur Verpackung',
    weights: 'Material {{unit}}',
    material: 'Material',
    weight: 'Gewicht',
    share: 'Anteil',
    total: 'Gesamt',
    properties: 'Eigenschaften',
    limits: 'Was dieses Blatt nicht ist',
    noConformity: 'Es ist keine EU-Konformitätserklärung nach Verordnung (EU) 2025/40.',
    register:
      'Ob Sie diese Verpackung in Ihrem Land melden müssen, in Deutschland beim Verpackungsregister LUCID, richtet sich nach dem dortigen Recht. Die Gewichte oben dienen der Mengenmeldung.',
    ownNumber: 'Unsere eigene Registrierungsnummer steht im',
    imprint: 'Impressum',
  },
}
