import type { texts as source } from '../en-US/box-finder'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  or: 'oder',
  orMore: 'passende Größe finden',
  button: 'Box Finder',
  title: 'Box Finder',
  intro: 'Geben Sie die Maße Ihrer Ware ein. Wir finden den passendsten Karton für Sie.',
  note: 'Alle drei Maße in Millimetern, oder 30 × 20 × 15 cm in einem Feld. Die Ergebnisse sagen, in welche Kartons die Ware ohne Kippen passt.',
  collapse: 'Einklappen',
  closeHint: 'Schließen und die Maße vergessen',
  unit: 'mm',
  length: { label: 'Länge', hint: 'Längste Seite Ihrer Ware' },
  width: { label: 'Breite', hint: 'Breite Ihrer Ware' },
  height: { label: 'Höhe', hint: 'Höhe Ihrer Ware' },
  drawn: { length: 'L {{mm}}', width: 'B {{mm}}', height: 'H {{mm}}' },
  bySize: 'Nach Innenmaß',
  read: {
    mm: 'Gelesen: {{size}} mm',
    cm: 'Als Zentimeter gelesen: {{size}} mm',
    m: 'Als Meter gelesen: {{size}} mm',
  },
  problem: {
    missing: '{{name}} fehlt.',
    unreadable: '{{name}}: Bitte als Zahl in Millimetern, zum Beispiel 280, oder mit Einheit: 28 cm, 0,28 m.',
  },
  waits: 'Bitte alle drei Maße eingeben.',
  find: 'Finden',
  reset: 'Zurücksetzen',
  cartonBoxesSlug: { CH: 'kartonschachteln', DE: 'kartons' },
}
