import type { texts as source } from '../en-US/cart-tools'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  copy: 'Copier la liste',
  copied: 'Copié : numéros d’article et quantités, pour un tableur ou la commande rapide.',
  notCopied: 'Le navigateur n’a pas permis la copie. Veuillez copier la liste dans ce champ :',
  list: 'Numéros d’article et quantités',
  save: 'Enregistrer en CSV',
  notSaved: 'Le fichier n’a pas pu être créé. Veuillez réessayer.',
  print: 'Imprimer',
  goods: {
    label: 'Poids de la marchandise :',
    parcels_one: 'environ {{weight}} en {{count}} colis',
    parcels_other: 'environ {{weight}} en {{count}} colis',
    pallet: 'environ {{weight}} sur palette',
  },
  visit: {
    count_one: 'Depuis votre visite du {{day}}, {{count}} article a changé.',
    count_other: 'Depuis votre visite du {{day}}, {{count}} articles ont changé.',
    price: 'Prix depuis le {{day}} : {{to}} au lieu de {{from}}',
    soldOut: 'Épuisé depuis votre dernière visite.',
    short: 'Depuis votre dernière visite, il y en a moins en stock qu’il ne vous en faut.',
  },
}
