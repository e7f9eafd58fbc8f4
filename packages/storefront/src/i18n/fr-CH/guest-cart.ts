import type { texts as source } from '../en-US/guest-cart'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  signIn: 'Se connecter et profiter de vos conditions',
  withoutScripts:
    'Le panier d’un visiteur est tenu par le navigateur, qui a besoin de JavaScript pour cela. Une fois connecté, le panier fonctionne sans.',
  waiting: 'Lecture du panier',
  moving: 'Votre panier est repris dans votre compte',
  toBuyerCart: 'Aller à votre panier',
  otherShop: 'Vendu uniquement dans l’autre boutique. L’article reste ici jusqu’à ce que vous y passiez.',
  noPrice: 'Prix sur demande. L’article n’est pas commandé avec ce panier.',
  failed: 'Les prix ne peuvent pas être lus pour le moment. Votre panier est conservé.',
  retry: 'Réessayer',
  signInToOrder: 'Pour commander, vous vous connectez. Votre panier vous suit.',
  notAllowed: {
    text: 'Dans cette boutique, les articles vont dans le panier de votre compte. Veuillez vous connecter.',
    textWithLines:
      'Dans cette boutique, les articles vont dans le panier de votre compte. Ceux qui sont ici vous suivent lorsque vous vous connectez.',
    action: 'Se connecter',
  },
}
