import type { texts as source } from '../en-US/guest-cart'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  ended: 'Votre session a expiré. Rien n’a été commandé.',
  taken: 'Le reste était retenu par d’autres commandes en cours.',
  signIn: 'Se connecter et profiter de vos conditions',
  withoutScripts:
    'Sans connexion, c’est le navigateur qui conserve le panier, et il lui faut JavaScript. Une fois connecté, vous pouvez vous en passer.',
  register: 'Ouvrir un compte',
  waiting: 'Chargement du panier',
  moving: 'Votre panier est transféré dans votre compte',
  toBuyerCart: 'Aller à votre panier',
  otherShop:
    'Cette boutique ne vend pas cet article. Il reste enregistré et n’est pas compté\u00a0; si notre autre boutique le vend, vous l’y retrouverez.',
  tooLarge:
    'Le panier n’accepte pas plus de {{largest}} unités d’un article. Veuillez modifier la quantité pour pouvoir commander.',
  beyond:
    'Le panier contient au maximum {{most}} articles. Celui-ci reste enregistré et comptera dès que vous en aurez retiré d’autres.',
  tooManySamples:
    'Une commande peut contenir {{most}} échantillons. Veuillez retirer les autres pour pouvoir commander.',
  hidden_one: 'Un autre article reste enregistré. Il apparaîtra ici dès que vous en aurez retiré d’autres.',
  hidden_other:
    '{{count}} autres articles restent enregistrés. Ils apparaîtront ici dès que vous en aurez retiré d’autres.',
  noPrice: 'Prix sur demande. L’article n’est pas commandé avec ce panier.',
  failed: 'Les prix ne sont pas disponibles pour le moment. Votre panier est conservé.',
  retry: 'Réessayer',
  signInToOrder: 'Connectez-vous pour commander. Votre panier vous suit.',
  notAllowed: {
    text: 'Dans cette boutique, les articles vont dans le panier de votre compte. Veuillez vous connecter.',
    textWithLines:
      'Dans cette boutique, les articles vont dans le panier de votre compte. Ceux qui sont ici vous suivent lorsque vous vous connectez.',
    action: 'Se connecter',
  },
}
