import type { texts as source } from '../en-US/orders'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  title: 'Commandes',
  number: 'Numéro de commande',
  date: 'Date',
  status: 'État',
  total: 'Total TVA comprise',
  unknown: '–',
  state: { Created: 'Reçue', Approved: 'Confirmée', Fulfilled: 'Livrée', Canceled: 'Annulée' },
  more: 'Commandes plus anciennes',
  newest: 'Retour aux commandes récentes',
  empty: {
    heading: 'Pas encore de commande',
    text: 'Dès que vous commandez, le numéro et l’état de la commande figurent ici.',
    action: 'Voir les cartons',
  },
}
