import type { texts as source } from '../en-US/product-page'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  chart: {
    caption: 'Prix par unité selon la quantité.',
    hatched: 'Hachuré : le palier suivant coûte moins au total.',
    cliff: 'De {{from}} à {{to}}, le palier suivant, {{next}}, coûte moins au total.',
  },
  offer: {
    text: 'Pour de plus grandes quantités, nous vous faisons une offre.',
    action: 'Demander une offre',
  },
  sizes: {
    title: 'Une taille plus petite ou plus grande',
    this: 'Cet article',
    volume: '{{litres}} l',
    price: '{{price}} pour {{amount}}',
    compare: 'Comparer ces tailles',
    other: 'Faire fabriquer dans une autre taille',
  },
  parcel: {
    CH: {
      standard: 'Passe comme colis postal jusqu’à {{load}} kg.',
      bulky: 'Colis encombrant pour la Poste, jusqu’à {{load}} kg.',
      oversized: 'Trop grand pour un colis postal : voyage par transporteur.',
    },
    DE: {
      standard: 'Passe comme colis DHL jusqu’à {{load}} kg.',
      bulky: 'Colis encombrant pour DHL, jusqu’à {{load}} kg.',
      oversized: 'Trop grand pour un colis DHL : voyage par transporteur.',
    },
  },
  shipped: {
    parcel_one: '{{amount}} en un colis.',
    parcel_other: '{{amount}} en {{count}} colis.',
    pallet_one: '{{amount}} sur une palette.',
    pallet_other: '{{amount}} sur {{count}} palettes.',
    freight: '{{amount}} par transporteur.',
    bundles_one: 'Un colis contient {{count}} paquet.',
    bundles_other: 'Un colis contient {{count}} paquets.',
    onPallet: 'Une palette contient {{amount}}.',
  },
  fitting: { enoughFor: '{{amount}} suffit pour environ {{boxes}} cartons' },
  sample: {
    order: 'Commander un échantillon (gratuit)',
    inCart: 'Échantillon dans le panier',
    hint: 'Un morceau de ce carton (A5) est joint à votre commande, trois échantillons au maximum. Sans autre article, vous payez la livraison et le supplément pour petite commande.',
    added: 'L’échantillon est dans le panier.',
    refusedTitle: 'Aucun autre échantillon ajouté',
    refused:
      'Une commande peut contenir trois échantillons, un par carton. Votre panier montre ceux que vous avez.',
    set_one: 'L’échantillon de ce jeu',
    set_other: 'Les {{count}} échantillons de ce jeu',
  },
}
