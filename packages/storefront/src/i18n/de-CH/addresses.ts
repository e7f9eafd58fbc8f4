import type { texts as source } from '../en-US/addresses'
import type { Overrides } from '../widen'

export const texts: Overrides<typeof source> = {
  field: { street: 'Strasse und Hausnummer' },
  missing: { street: 'Bitte geben Sie Strasse und Hausnummer ein.' },
  problem: {
    phone:
      'Das ist keine Telefonnummer des gewählten Landes. Mit Ländervorwahl geht jede, zum Beispiel +41 71 555 01 00.',
  },
}
