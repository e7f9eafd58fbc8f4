import type { texts as source } from '../en-US/checkout'
import type { Overrides } from '../widen'

export const texts: Overrides<typeof source> = {
  review: {
    after: 'Ihre Bestellnummer sehen Sie gleich nach der Bestellung und jederzeit unter «Bestellungen».',
    order: 'Jetzt kostenpflichtig bestellen',
  },
  problem: {
    declined:
      'Die Zahlung wurde nicht angenommen. Es wurde nichts bestellt; bitte prüfen Sie Ihre Wahl unter «Zahlung».',
    unknown:
      'Die Antwort ging unterwegs verloren. Drücken Sie den Knopf noch einmal: Bestellt wird nur einmal. Oder sehen Sie unter «Bestellungen» nach.',
  },
}
