import type { texts as source } from '../en-US/password'
import type { Overrides } from '../widen'

export const texts: Overrides<typeof source> = {
  problem: { email: 'Bitte geben Sie Ihre E-Mail-Adresse ein, zum Beispiel name@firma.ch.' },
}
