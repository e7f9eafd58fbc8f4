import type { texts as source } from '../en-US/plain-page'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  busy: {
    heading: 'Gerade kaufen sehr viele ein',
    text: 'Ihr Warenkorb bleibt erhalten. Bitte versuchen Sie es in einigen Sekunden noch einmal.',
  },
  failed: {
    heading: 'Der Shop ist für einen Moment gestört',
    text: 'Der Fehler liegt bei uns. Bitte versuchen Sie es noch einmal.',
  },
  retry: 'Noch einmal versuchen',
}
