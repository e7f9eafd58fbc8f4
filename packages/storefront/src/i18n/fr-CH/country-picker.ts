import type { texts as source } from '../en-US/country-picker'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  heading: 'Choisir votre pays',
  hint: 'Votre panier sera vidé lors du changement.',
  close: 'Fermer',
  confirm: {
    heading: 'Changer de pays ?',
    prices: 'Certains produits ne seront peut-être plus disponibles, et les prix peuvent varier.',
    clears: 'Votre panier sera également vidé. Souhaitez-vous continuer ?',
    yes: 'Continuer, changer de pays',
    no: 'Annuler',
    busy: 'Un instant',
  },
}
