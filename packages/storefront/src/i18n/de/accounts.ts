import type { texts as source } from '../en-US/accounts'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  title: 'Konto wechseln',
  intro:
    'Wählen Sie das Konto, für das Sie bestellen. Preise, Warenkorb, Adressen und Bestellungen gelten dann für dieses Konto.',
  onlyOwn: 'Sie bestellen nur für Ihr eigenes Konto.',
  mine: 'Mein Konto',
  active: 'Sie bestellen für dieses Konto',
  choose: 'Für dieses Konto bestellen',
  busy: 'Wird gewechselt',
  problem: {
    refused: 'Für dieses Konto können Sie nicht mehr bestellen. Bitte wählen Sie ein anderes.',
    unreachable: 'Wechseln ist gerade nicht möglich. Bitte versuchen Sie es in einer Minute noch einmal.',
  },
  shop: 'Weiter einkaufen',
  signOut: 'Abmelden',
}
