import type { texts as source } from '../en-US/guest-cart'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  signIn: 'Se connecter et profiter de vos conditions',
  withoutScripts:
    'Le panier d’un visiteur est tenu par le navigateur, qui a besoin de JavaScript pour cela. Une fois connecté, le panier fonctionne sans.',
  waiting: 'Lecture du panier',
  moving: 'Votre panier est repris dans votre compte',
  toBuyerCart: 'Aller à votre panier',
  otherShop:
    'Cette boutique ne vend pas cet article. Il reste enregistré et n’est pas compté\u00a0; si notre autre boutique le vend, vous l’y retrouverez.',
  tooLarge:
    'Le panier n’accepte pas plus de {{largest}} unités d’un article. Veuillez modifier la quantité pour pouvoir commander.',
  beyond:
    'Le panier contient au maximum {{most}} articles. Celui-ci reste enregistré et comptera dès que vous en aurez retiré d’autres.',
  noPrice: 'Prix sur demande. L’article n’est pas commandé avec ce panier.',
  failed: 'Les prix ne peuvent pas être lus pour le moment. Votre panier est conservé.',
  retry: 'Réessayer',
  signInToOrder: 'Pour commander, vous vous connectez. Votre panier vous suit.',
}
