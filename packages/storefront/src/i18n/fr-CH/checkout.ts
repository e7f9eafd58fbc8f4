import type { texts as source } from '../en-US/checkout'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  title: 'Caisse',
  /** Header and footer of the checkout pages. */
  frame: {
    secure: 'Commande sécurisée',
    backToCart: 'Retour au panier',
    cart: 'Panier',
    phone: 'Des questions\u00a0? Appelez le {{phone}}',
    legal: 'Mentions légales',
  },
  steps: 'Étapes de la commande',
  step: { address: 'Adresse', delivery: 'Livraison', payment: 'Paiement', review: 'Vérification' },
  done: 'terminé',
  summary_one: '{{count}} article · {{total}}',
  summary_other: '{{count}} articles · {{total}}',
  pieces_one: '{{quantity}} pièce',
  pieces_other: '{{quantity}} pièces',
  heading: {
    address: 'Où livrons-nous la marchandise ?',
    delivery: 'Comment livrons-nous ?',
    payment: 'Comment payez-vous\u00a0?',
    review: 'Vérifier et commander',
  },
  shippingLater: 'après le choix du mode de livraison',
  next: {
    address: 'Continuer',
    delivery: 'Continuer vers le paiement',
    payment: 'Continuer vers la vérification',
  },
  busy: 'Un instant',
  backToCart: 'Retour au panier',
  address: {
    legend: 'Adresse de livraison',
    default: 'Adresse par défaut',
    once: 'Pour cette commande seulement',
    new: 'Saisir une autre adresse',
    outside:
      'L’adresse de livraison actuelle se trouve dans un pays où cette boutique ne livre pas. Veuillez en choisir une autre.',
  },
  delivery: {
    legend: 'Mode de livraison',
    free: 'offert',
    none: 'Nous ne livrons pas à cette adresse. Veuillez en choisir une autre.',
    changeAddress: 'Choisir une autre adresse',
    date: 'Date de livraison souhaitée',
    optional: '(facultatif)',
    dateHint: 'À partir du {{day}}, un jour ouvrable. Sans date, nous livrons dès que possible.',
    pickUpAt: 'Chez {{address}}',
    freight: 'Livraison de la palette',
    needsLift: 'Il nous faut un camion avec hayon élévateur',
    needsLiftHint: 'Sur place, personne ne peut décharger une palette avec un chariot élévateur.',
    callsBefore: 'Veuillez appeler avant la livraison',
    callPhone: 'Numéro de téléphone pour le chauffeur',
    openingHours: 'Quand les marchandises sont-elles réceptionnées\u00a0?',
    openingHoursHint: 'Par exemple lu–ve 7–12\u00a0h et 13–16\u00a0h.',
    remark: 'Remarque pour le chauffeur',
    remarkHint: 'Par exemple\u00a0: rampe derrière le bâtiment.',
  },
  payment: {
    invoice: 'Facture',
    explain: 'Vous payez sur facture, après la livraison.',
    number: 'Votre référence',
    optional: '(facultatif)',
    numberHint:
      'Un numéro de votre service des achats ; il figurera sur la facture. Par exemple WS-2026-1187, 80 caractères au plus.',
    billing: 'Adresse de facturation',
    same: 'Identique à l’adresse de livraison',
  },
  notes: {
    heading: 'Indications pour la commande',
    costCentre: 'Centre de coûts',
    costCentreHint: 'Par exemple 4711 ; il figure sur la confirmation et sur la facture.',
    remark: 'Remarque',
    remarkHint:
      'Pour notre service des commandes, {{limit}} caractères au plus. Ce que le chauffeur doit savoir se note à la livraison.',
    copyTo: 'Deuxième adresse e-mail pour la confirmation',
    copyToHint: 'Reçoit une copie de la confirmation de commande.',
    invalidEmail: 'Veuillez saisir une adresse e-mail complète, par exemple nom@entreprise.com.',
    none: 'Aucune',
  },
  review: {
    delivery: 'Adresse de livraison',
    billing: 'Adresse de facturation',
    method: 'Livraison',
    payment: 'Paiement',
    numberIs: 'Votre référence\u00a0: {{number}}',
    change: 'Modifier',
    changeWhat: 'Modifier\u00a0: {{what}}',
    goods: 'Votre marchandise',
    deliveryOf: 'Livraison {{number}} sur {{count}}',
    changeCart: 'Modifier le panier',
    applies: 'Nos',
    appliesAfter: ' s’appliquent. En savoir plus :',
    after:
      'Votre numéro de commande s’affiche juste après la commande et reste visible sous «\u00a0Commandes\u00a0».',
    order: 'Commander avec obligation de paiement',
  },
  vat: {
    intraCommunity: 'Livraison intracommunautaire exonérée de TVA',
    ids: 'Numéro de TVA de l’acheteur : {{buyer}}. Notre numéro de TVA : {{seller}}.',
    checked:
      'Le format et la clé de contrôle de votre numéro de TVA sont corrects. Nous le faisons confirmer avant d’envoyer la facture.',
    unverified:
      'Votre numéro de TVA {{buyer}} n’est pas vérifié. La TVA du pays de livraison s’applique donc.',
  },
  problem: {
    stock: 'Au moins un article n’est plus en stock dans cette quantité. Rien n’a été commandé.',
    conflict: 'La boutique traite encore votre commande. Rien n’est perdu\u00a0; veuillez réessayer.',
    outdated:
      'La marchandise, la livraison ou le montant a changé entre-temps, par exemple dans une autre fenêtre. Rien n’a été commandé ; veuillez tout vérifier encore une fois.',
    expired: 'Le panier a changé entre-temps. Veuillez reprendre les étapes ; rien n’a été commandé.',
    incomplete:
      'Il manque encore quelque chose. Rien n’a été commandé\u00a0; veuillez vérifier l’adresse, la livraison et le paiement.',
    unreachable:
      'La boutique ne répond pas. Veuillez réessayer\u00a0; la commande n’est passée qu’une seule fois.',
    unknown:
      'La réponse s’est perdue en route. Appuyez de nouveau sur le bouton : la commande n’est passée qu’une seule fois. Ou consultez « Commandes ».',
    refused: 'La boutique n’accepte pas ce choix.',
    declined:
      'Le paiement n’a pas été accepté. Rien n’a été commandé\u00a0; veuillez vérifier votre choix sous «\u00a0Paiement\u00a0».',
    'address-missing': 'Veuillez choisir une adresse.',
    'address-gone': 'Cette adresse n’est plus dans votre compte. Veuillez en choisir une autre.',
    'date-invalid': 'Veuillez saisir une date, par exemple 31.12.2026.',
    'date-early': 'Avec ce mode de livraison, le premier jour possible est le {{day}}.',
    'date-late': 'Veuillez choisir un jour jusqu’au {{day}}.',
    'date-closed': 'Personne ne livre le {{day}}. Le prochain jour ouvrable est le {{next}}.',
    'phone-missing': 'Veuillez saisir le numéro que le chauffeur doit appeler.',
    'phone-invalid': 'Ce n’est pas un numéro de téléphone. Par exemple 021 555 01 00.',
    room_one: '{{label}}\u00a0: trop long. Il reste {{count}} caractère\u00a0; il y en a {{length}}.',
    room_other: '{{label}}\u00a0: trop long. Il reste {{count}} caractères\u00a0; il y en a {{length}}.',
    'method-missing': 'Veuillez choisir un mode de livraison.',
    'number-missing':
      'Veuillez saisir votre référence, par exemple WS-2026-1187. Votre compte l’exige à chaque commande.',
    'number-long': '80 caractères au plus\u00a0; votre référence en compte {{length}}.',
  },
  waiting: 'Votre commande est en préparation',
  waitingHint: 'Cela prend quelques secondes. Si rien ne se passe, appuyez sur le bouton.',
  findingOut:
    'Nous vérifions ce qu’est devenue votre commande, toutes les quelques secondes. Vous n’avez rien à faire\u00a0; la commande n’est passée qu’une seule fois.',
  look: 'Vérifier maintenant',
  continue: 'Continuer',
}
