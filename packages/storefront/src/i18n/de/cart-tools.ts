import type { texts as source } from '../en-US/cart-tools'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  copy: 'Liste kopieren',
  copied: 'Kopiert: Artikelnummern und Mengen, für eine Tabelle oder die Schnellbestellung.',
  notCopied: 'Der Browser hat das Kopieren nicht erlaubt. Bitte kopieren Sie die Liste aus diesem Feld:',
  list: 'Artikelnummern und Mengen',
  save: 'Als CSV speichern',
  notSaved: 'Die Datei konnte nicht erstellt werden. Bitte noch einmal versuchen.',
  print: 'Drucken',
  goods: {
    label: 'Gewicht der Ware:',
    parcels_one: 'etwa {{weight}} in {{count}} Paket',
    parcels_other: 'etwa {{weight}} in {{count}} Paketen',
    pallet: 'etwa {{weight}} auf Palette',
  },
  visit: {
    count_one: 'Seit Ihrem Besuch vom {{day}} hat sich {{count}} Position geändert.',
    count_other: 'Seit Ihrem Besuch vom {{day}} haben sich {{count}} Positionen geändert.',
    price: 'Preis seit {{day}}: {{to}} statt {{from}}',
    soldOut: 'Seit Ihrem letzten Besuch ausverkauft.',
    short: 'Seit Ihrem letzten Besuch ist weniger auf Lager, als Sie brauchen.',
  },
}
