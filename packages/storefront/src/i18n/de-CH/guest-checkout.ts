import type { texts as source } from '../en-US/guest-checkout'
import type { Overrides } from '../widen'

export const texts: Overrides<typeof source> = {
  step: { emailMissing: 'Bitte geben Sie Ihre E-Mail-Adresse ein, zum Beispiel name@firma.ch.' },
}
