import type { texts as source } from '../en-US/addresses'
import type { Overrides } from '../widen'

export const texts: Overrides<typeof source> = {
  field: { vatId: 'MWST-Nummer (UID)', street: 'Strasse und Hausnummer' },
  vatIdIs: 'MWST-Nummer (UID): {{vatId}}',
  missing: {
    vatId: 'Bitte geben Sie die MWST-Nummer ein.',
    street: 'Bitte geben Sie Strasse und Hausnummer ein.',
  },
  problem: {
    vatId: 'Eine MWST-Nummer sieht aus wie {{example}}. Nummern der EU beginnen mit dem Land.',
    unkept:
      'Eine MWST-Nummer gehört zu einer gespeicherten Adresse: Wählen Sie «In meinen Adressen speichern», oder lassen Sie dieses Feld leer.',
    phone:
      'Das ist keine Telefonnummer des gewählten Landes. Mit Ländervorwahl geht jede, zum Beispiel +41 71 555 01 00.',
  },
}
