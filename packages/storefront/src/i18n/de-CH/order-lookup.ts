import type { texts as source } from '../en-US/order-lookup'
import type { Overrides } from '../widen'

export const texts: Overrides<typeof source> = {
  problem: { email: 'Bitte geben Sie die E-Mail-Adresse der Bestellung ein, zum Beispiel name@firma.ch.' },
}
