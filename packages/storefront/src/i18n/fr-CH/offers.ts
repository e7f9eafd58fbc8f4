import type { texts as source } from '../en-US/offers'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  title: 'Vos offres',
  lead: 'Les offres que vous nous avez demandées, avec la date jusqu’à laquelle leurs prix sont valables.',
  products: {
    title: 'Vos produits',
    lead: 'Ce que vous avez déjà commandé, aux prix du jour.',
    empty: 'Pas encore de produits',
    emptyText: 'Dès votre première commande, vos articles figurent ici, aux prix du jour.',
    action: 'Voir les cartons',
  },
}
