import type { texts as source } from '../en-US/print-files'
import type { Overrides } from '../widen'

export const texts: Overrides<typeof source> = {
  print: {
    text: 'Am besten drucken wir von einer Vektordatei: PDF, SVG, AI oder EPS. Ein PNG braucht mindestens 300 dpi in der gedruckten Grösse. Bevor wir produzieren, erhalten Sie einen Andruck; die Lieferzeit zählt ab Ihrer Freigabe.',
  },
}
