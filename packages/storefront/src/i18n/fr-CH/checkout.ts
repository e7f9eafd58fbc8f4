import type { texts as source } from '../en-US/checkout'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  title: 'Caisse',
  steps: 'Étapes de la commande',
  step: { address: 'Adresse', delivery: 'Livraison', payment: 'Paiement', review: 'Vérification' },
  done: 'terminé',
  heading: {
    address: 'Où livrer la marchandise ?',
    delivery: 'Comment livrer ?',
    payment: 'Comment payez-vous ?',
    review: 'Vérifier et commander',
  },
  next: {
    address: 'Continuer vers la livraison',
    delivery: 'Continuer vers le paiement',
    payment: 'Continuer vers la vérification',
  },
  busy: 'Un instant',
  backToCart: 'Retour au panier',
  address: {
    legend: 'Adresse de livraison',
    default: 'Adresse par défaut',
    none: 'Votre compte ne contient aucune adresse dans la zone de livraison de cette boutique. Appelez-nous, nous l’ajouterons.',
    country: { CH: 'Suisse', LI: 'Liechtenstein', DE: 'Allemagne', NL: 'Pays-Bas', LU: 'Luxembourg', BE: 'Belgique' },
  },
  delivery: {
    legend: 'Mode de livraison',
    days: '{{days}} jours ouvrables',
    free: 'offert',
    none: 'Nous ne livrons pas à cette adresse. Veuillez en choisir une autre.',
    changeAddress: 'Choisir une autre adresse',
  },
  payment: {
    invoice: 'Facture',
    explain: 'Vous payez sur facture après la livraison. Votre propre numéro de commande y figure.',
    number: 'Votre propre numéro de commande',
    numberHint: 'Pour votre comptabilité, par exemple WS-2026-1187. 80 caractères au plus.',
    billing: 'Adresse de facturation',
    same: 'Identique à l’adresse de livraison',
  },
  review: {
    delivery: 'Adresse de livraison',
    billing: 'Adresse de facturation',
    method: 'Livraison',
    payment: 'Paiement',
    numberIs: 'Votre propre numéro de commande : {{number}}',
    change: 'Modifier',
    changeWhat: 'Modifier : {{what}}',
    goods: 'Votre marchandise',
    changeCart: 'Modifier le panier',
    applies: 'Sont applicables nos',
    appliesAfter: '. En savoir plus :',
    after:
      'Votre numéro de commande s’affiche juste après la commande et reste visible sous « Commandes ».',
    order: 'Commander avec obligation de paiement',
  },
  problem: {
    stock: 'Au moins un article n’est plus en stock dans cette quantité. Rien n’a été commandé.',
    conflict: 'La boutique traite encore votre commande. Rien n’est perdu ; veuillez réessayer.',
    expired:
      'Le panier a changé entre-temps. Veuillez repasser par les étapes ; rien n’a été commandé.',
    incomplete:
      'Il manque encore quelque chose. Rien n’a été commandé ; veuillez vérifier l’adresse, la livraison et le paiement.',
    unreachable: 'La boutique ne répond pas. Veuillez réessayer ; la commande n’est passée qu’une seule fois.',
    unknown:
      'La réponse s’est perdue en route. Appuyez encore une fois : la commande n’est passée qu’une seule fois. Ou regardez sous « Commandes ».',
    slow: 'Cela dure plus longtemps que d’habitude. Veuillez réessayer.',
    refused: 'La boutique n’accepte pas ce choix.',
    'address-missing': 'Veuillez choisir une adresse.',
    'method-missing': 'Veuillez choisir un mode de livraison.',
    'number-missing': 'Veuillez saisir votre propre numéro de commande, par exemple WS-2026-1187.',
    'number-long': '80 caractères au plus ; le vôtre en compte {{length}}.',
  },
  toCart: 'Aller au panier',
  restart: 'Recommencer la caisse',
  retry: 'Réessayer',
  toOrders: 'Voir les commandes',
  waiting: 'Votre commande est en préparation',
  waitingHint: 'Cela dure quelques secondes. Si rien ne se passe, appuyez sur le bouton.',
  continue: 'Continuer',
}
