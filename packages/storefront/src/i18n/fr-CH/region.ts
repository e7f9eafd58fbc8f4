import type { texts as source } from '../en-US/region'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  language: 'Choisir la langue',
  region: 'Choisir la région',
  otherRegion: 'Choisir une autre région',
  change: 'Changer de langue et de région',
  panel: 'Langue et région',
  open: 'Langue et région : {{country}}, {{language}}',
  otherShops: 'Autres boutiques',
  opensOtherShop: 'Ouvre la boutique pour l’UE',
  hint: 'La région détermine la TVA, les frais de port et le délai de livraison.',
  newWindow: 'ouvre une nouvelle fenêtre',
  confirm: {
    heading: 'Vous changez de monnaie',
    view: 'Actuellement\u00a0: {{from}}. Nouveau\u00a0: {{to}}.',
    sameCurrency: 'La monnaie reste {{currency}}.',
    otherVat: 'La TVA passe de {{before}} à {{after}}.',
    sameVat: 'La TVA reste aussi à {{after}}.',
    prices: 'Certains produits peuvent ne plus être disponibles et les prix peuvent varier.',
    clears: 'Votre panier sera vidé. Souhaitez-vous continuer ?',
    yes: 'Oui, continuer',
    no: 'Non, annuler',
    busy: 'Un instant',
    failed: 'La région n’a pas pu être changée',
    failedText: 'Votre panier n’a pas pu être vidé. Rien n’a été modifié.',
  },
}
