import type { texts as source } from '../en-US/own-products'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  title: 'Vos produits',
  lead: 'Ce que vous avez déjà commandé, aux prix du jour.',
  empty: 'Pas encore de produits',
  emptyText: 'Dès votre première commande, vos articles figurent ici, aux prix du jour.',
  action: 'Voir les cartons',
}
