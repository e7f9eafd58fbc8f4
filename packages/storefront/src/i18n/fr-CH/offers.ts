import type { texts as source } from '../en-US/offers'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  title: 'Vos offres',
  lead: 'Les offres que vous avez demandées, avec leur durée de validité.',
  products: {
    title: 'Vos produits',
    lead: 'Ce que vous avez déjà commandé, aux prix du jour.',
    empty: 'Pas encore de produits',
    emptyText: 'Dès votre première commande, vos articles figurent ici, aux prix du jour.',
    action: 'Voir les cartons',
  },
}
