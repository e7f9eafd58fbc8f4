import type { texts as source } from '../en-US/footer'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  contact: 'Une question ?',
  hours: 'Lu–ve 7 h 30–17 h 30',
  phone: 'Téléphone',
  email: 'E-mail',
  newTab: '(s’ouvre dans un nouvel onglet)',
  website: 'MODEL WEBSITE',
  companyWebsite: 'Site de l’entreprise',
  knowHow: 'Inspiration et savoir-faire',
  customerInfo: 'Infos clients',
  pages: 'Pages d’informations',
  legal: 'Mentions légales',
  withdraw: 'Se rétracter du contrat',
  badges: 'Paiement et livraison',
  carriers: 'Livraison',
  social: 'Suivez-nous',
  demo: 'Ceci est une démonstration avec une entreprise inventée. Rien n’est vendu ni livré.',
}
