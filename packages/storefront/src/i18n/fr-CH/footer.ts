import type { texts as source } from '../en-US/footer'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  contact: 'Parlez-nous',
  hours: 'Lu–Ve 07:30–17:30',
  phone: 'Téléphone',
  email: 'E-mail',
  customerInfo: 'Infos clients',
  legal: 'Mentions légales',
  badges: 'Paiement et livraison',
  languages: 'Langue',
  demo: 'Ceci est une démonstration avec une entreprise inventée. Rien n’est vendu ni livré.',
}
