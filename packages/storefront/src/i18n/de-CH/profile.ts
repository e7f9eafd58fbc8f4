import type { texts as source } from '../en-US/profile'
import type { Overrides } from '../widen'

export const texts: Overrides<typeof source> = {
  company: { vatId: 'MWST-Nummer' },
  problem: { email: 'Bitte geben Sie eine einzelne E-Mail-Adresse ein, zum Beispiel name@firma.ch.' },
}
