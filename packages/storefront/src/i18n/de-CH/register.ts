import type { texts as source } from '../en-US/register'
import type { Overrides } from '../widen'

export const texts: Overrides<typeof source> = {
  vatId: 'MWST-Nummer',
  vatIdHint: 'Zum Beispiel CHE-123.456.788 MWST.',
  problem: {
    email: 'Bitte geben Sie Ihre E-Mail-Adresse ein, zum Beispiel name@firma.ch.',
    vatId: 'Bitte geben Sie die MWST-Nummer Ihrer Firma ein.',
    vatIdFormat: 'Das ist keine MWST-Nummer. Bitte geben Sie sie wie im Beispiel ein.',
    checkDigit:
      'In dieser MWST-Nummer stimmt eine Ziffer nicht. Bitte vergleichen Sie sie. Ist sie richtig, dann schreiben Sie uns.',
  },
  business: {
    check:
      'Wählen Sie «Für eine Firma». Wir prüfen Ihre Angaben innerhalb eines Werktags. Danach sehen Sie Nettopreise und können auf Rechnung zahlen.',
  },
}
