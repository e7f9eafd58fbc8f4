import type { texts as source } from '../en-US/guest-checkout'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  asGuest: 'Commander sans compte',
  busy: 'Ouverture de la caisse',
  or: 'ou',
  signIn: 'Se connecter et commander',
  hint: 'Sans compte, il nous faut seulement votre adresse e-mail et l’adresse de livraison.',
  failed: 'La caisse ne peut pas s’ouvrir pour le moment. Votre panier est conservé.',
  notTaken_one: 'Un article ne peut pas être commandé ainsi',
  notTaken_other: '{{count}} articles ne peuvent pas être commandés ainsi',
  goOn: 'Continuer quand même',
  known: 'Vous avez un compte\u00a0?',
  knownSignIn: 'Se connecter',
  changed:
    'Votre panier a changé dans une autre fenêtre. Cette commande ne contient pas encore la modification.',
  take: 'Reprendre la modification',
  step: {
    email: 'Adresse e-mail',
    emailHint: 'Pour la confirmation, et pour retrouver votre commande plus tard.',
    country: 'Pays de livraison',
    phoneHint: 'Votre commande arrive sur une palette\u00a0: le transporteur l’annonce par téléphone.',
    privacy: 'Ces indications sont nécessaires à votre commande.',
    privacyLink: 'Comment nous traitons vos données',
    next: 'Continuer vers la livraison',
    back: 'Retour au panier',
    emailMissing: 'Veuillez saisir votre adresse e-mail, par exemple nom@entreprise.ch.',
  },
  contact: 'Contact',
  otherBilling: 'Une autre adresse de facturation',
  account: {
    heading: 'Souhaitez-vous un compte\u00a0?',
    text: 'Choisissez un mot de passe et la prochaine commande ira plus vite\u00a0: votre nom et votre adresse e-mail sont déjà remplis.',
    action: 'Ouvrir un compte',
  },
  lookUp: 'Vous retrouvez votre commande à tout moment avec son numéro et votre adresse e-mail.',
  lookUpLink: 'Retrouver une commande',
  openOrder: 'Voir la commande et ses documents',
}
