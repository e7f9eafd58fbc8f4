import type { texts as source } from '../en-US/confirmation'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  title: 'Commande enregistrée',
  badge: 'Commande enregistrée',
  thanks: 'Merci.',
  thanksNamed: 'Merci, {{name}}.',
  number: 'Votre numéro de commande est le',
  next: {
    heading: 'La suite',
    check: 'Nous vérifions le stock et les adresses et préparons votre marchandise.',
    send: 'La marchandise en stock part dans les deux jours ouvrables. Les fabrications sur commande suivent dès qu’elles sont prêtes.',
    invoice: 'La facture mentionne votre propre numéro de commande.',
  },
  fact: { date: 'Commandé le', total: 'Total TVA comprise' },
  orders: 'Voir vos commandes',
  shop: 'Continuer les achats',
}
