import type { texts as source } from '../en-US/checkout'
import type { Overrides } from '../widen'

export const texts: Overrides<typeof source> = {
  review: { order: 'Jetzt kostenpflichtig bestellen' },
  vat: {
    ids: 'MWST-Nummer des Käufers: {{buyer}}. Unsere MWST-Nummer: {{seller}}.',
    checked:
      'Format und Prüfziffer Ihrer MWST-Nummer stimmen. Beim Amt bestätigen lassen wir sie, bevor die Rechnung kommt.',
    unverified:
      'Ihre MWST-Nummer {{buyer}} ist nicht geprüft. Darum gilt die MWST des Landes, in das wir liefern.',
  },
}
