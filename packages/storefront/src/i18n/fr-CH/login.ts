import type { texts as source } from '../en-US/login'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  title: 'Se connecter',
  reason: {
    ended:
      'Votre session a expiré. Votre panier est toujours là\u00a0: connectez-vous pour reprendre où vous en étiez.',
    checkout:
      'Pour poursuivre votre commande, veuillez vous connecter. Le panier de votre compte est conservé.',
    password: 'Votre nouveau mot de passe est enregistré. Veuillez vous connecter avec celui-ci.',
    cart: 'Pour ajouter des articles au panier dans cette boutique, veuillez vous connecter.',
  },
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  forgotten: 'Mot de passe oublié\u00a0?',
  submit: 'Se connecter',
  busy: 'Connexion en cours',
  takeOver_one: 'Votre panier, avec {{count}} article, sera transféré dans votre compte.',
  takeOver_other: 'Votre panier, avec {{count}} articles, sera transféré dans votre compte.',
  problem: {
    email: 'Veuillez saisir votre adresse e-mail, par exemple nom@entreprise.ch.',
    password: 'Veuillez saisir votre mot de passe.',
    credentials: 'L’adresse e-mail ou le mot de passe est incorrect.',
    unreachable: 'La connexion n’est pas possible pour le moment. Veuillez réessayer dans une minute.',
  },
  new: {
    heading: 'Nouveau chez Cartonnage\u00a0?',
    account: 'Un compte s’ouvre en une minute, pour vous-même ou pour votre entreprise.',
    register: 'Ouvrir un compte',
    without: 'Vous préférez ne pas ouvrir de compte ?',
    text: 'Vous pouvez parcourir l’assortiment et remplir le panier sans compte. Il reste dans ce navigateur jusqu’à la connexion.',
    textGuest: 'Vous pouvez aussi parcourir l’assortiment, remplir le panier et commander sans compte.',
    textNoCart:
      'Vous pouvez tout consulter sans compte. Dans cette boutique, vous ajoutez des articles au panier après vous être connecté.',
    needsScripts:
      'C’est le navigateur qui conserve ce panier, et il lui faut JavaScript. Avec un compte, vous pouvez vous en passer.',
    browse: 'Continuer les achats',
    cart: 'Retour au panier',
    asGuest: 'Aller au panier et commander sans compte',
    lookUp: 'Retrouver une commande passée sans compte',
  },
  benefits: {
    heading: 'Avec un compte',
    order: 'Vous pouvez aussi payer sur facture.',
    history: 'Vous voyez vos commandes et leur état.',
  },
}
