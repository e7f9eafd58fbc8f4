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
  heading: {
    address: 'Où livrons-nous la marchandise ?',
    delivery: 'Comment livrons-nous ?',
    payment: 'Comment souhaitez-vous payer\u00a0?',
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
    free: 'Gratuit',
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
    legend: 'Mode de paiement',
    limit:
      'Tant que vous n’avez payé aucune commande, la facture est possible jusqu’à {{limit}}\u00a0; ici, veuillez choisir un autre mode de paiement.',
    method: {
      invoice: 'Facture',
      prepayment: 'Paiement d’avance par virement',
      card: 'Carte de crédit ou de débit',
      applePay: 'Apple Pay',
      paypal: 'PayPal',
      twint: 'TWINT',
      ideal: 'iDEAL | Wero',
      bancontact: 'Bancontact',
      sepa: 'Prélèvement SEPA',
    },
    sentence: {
      invoice: 'Vous payez après la livraison.',
      prepayment: 'Nous expédions dès réception du paiement.',
      card: 'Visa ou Mastercard, débitée lors de la commande.',
      applePay: 'Avec la carte de votre Wallet.',
      paypal: 'Vous confirmez le paiement chez PayPal.',
      twint: 'Vous confirmez le paiement dans votre app TWINT.',
      ideal: 'Vous confirmez le paiement auprès de votre banque.',
      bancontact: 'Vous confirmez le paiement dans votre app Bancontact.',
      sepa: 'Nous prélevons le montant sur votre compte bancaire.',
    },
    leaves: 'Le bouton de commande vous mène chez {{method}}, puis vous revenez ici.',
    mandate:
      'En commandant, vous autorisez {{seller}} à prélever ce montant une fois sur votre compte, et votre banque à le payer. Vous pouvez en demander le remboursement pendant huit semaines, selon les conditions de votre banque. Nous annonçons le prélèvement au moins un jour à l’avance.',
    transfer:
      'Après la commande, vous voyez notre compte auprès de la {{bank}} et un code pour votre app bancaire. Le délai de livraison court dès l’arrivée de votre paiement.',
    withoutScripts:
      'La carte, le Wallet et le prélèvement demandent JavaScript, car seul le prestataire de paiement peut voir leurs données. Tous les autres modes fonctionnent sans.',
    frame: { card: 'Données de la carte', sepa: 'Compte bancaire', applePay: 'Wallet' },
    frameLoading: 'Les champs du prestataire de paiement se chargent.',
    frameSilent:
      'Le prestataire de paiement n’a pas répondu. Veuillez réessayer ou choisir un autre mode de paiement.',
    changeEntered: 'Saisir d’autres données',
    number: 'Votre référence',
    optional: '(facultatif)',
    numberHint:
      'Un numéro de votre service des achats ; il figurera sur la facture. Par exemple WS-2026-1187, 80 caractères au plus.',
    billing: 'Adresse de facturation',
    same: 'Identique à l’adresse de livraison',
  },
  print: {
    none: 'Données d’impression : rien n’a encore été remis. C’est aussi possible après la commande.',
    files: 'Données d’impression : {{names}}.',
    handIn: 'Remettre maintenant',
    change: 'Modifier',
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
  preset: {
    title: 'Présélectionné pour vous\u00a0: {{what}}',
    check:
      'D’après votre compte et votre dernière commande. Veuillez tout vérifier\u00a0; vous pouvez modifier chaque point.',
    later: 'D’après votre compte et votre dernière commande. Vous reverrez tout avant de commander.',
  },
  review: {
    delivery: 'Adresse de livraison',
    billing: 'Adresse de facturation',
    method: 'Livraison',
    payment: 'Paiement',
    leaves: 'Vous confirmez le paiement après le bouton de commande.',
    numberIs: 'Votre référence\u00a0: {{number}}',
    noNumber: 'Sans référence de votre part',
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
    ordering: 'Votre commande est transmise',
  },
  vat: {
    intraCommunity: 'Livraison intracommunautaire exonérée de TVA',
    ids: 'Numéro de TVA de l’acheteur : {{buyer}}. Notre numéro de TVA : {{seller}}.',
    checked: 'Le format et la clé de contrôle de votre numéro de TVA sont corrects.',
    unverified:
      'Votre numéro de TVA {{buyer}} n’est pas vérifié. La TVA du pays de livraison s’applique donc.',
  },
  split: {
    offer: 'Plusieurs livraisons ?',
    several: 'Livrer à plusieurs adresses',
    edit: 'Modifier la répartition',
    state: 'Les articles partent en {{count}} livraisons.',
    one: 'Revenir à une seule adresse',
    apart: 'Livrer à part ce qui vient plus tard',
    apartHint:
      'Ce qui est en stock part tout de suite ; ce qui est fabriqué ou doit être réapprovisionné suit. Chaque livraison a son propre prix.',
  },
  shortage: {
    left: '{{name}} : encore {{left}}, demandé {{wanted}}.',
    none: '{{name}} : pas disponible pour le moment.',
    held: 'D’autres commandes en cours en retiennent {{amount}}.',
    heldFor:
      'D’autres commandes en cours en retiennent {{amount}}. Ce qu’elles ne prennent pas sera libre dans {{time}} au plus.',
    hours_one: '{{count}}\u00a0heure',
    hours_other: '{{count}}\u00a0heures',
    minutes_one: '{{count}}\u00a0minute',
    minutes_other: '{{count}}\u00a0minutes',
    take: 'Prendre {{amount}}',
    remove: 'Retirer l’article',
    takeAll: 'Prendre ce qui est en stock',
  },
  problem: {
    stock: 'Au moins un article n’est plus en stock dans cette quantité. Rien n’a été commandé.',
    short: 'Le stock ne suffit plus pour tout. Rien n’a été commandé.',
    conflict: 'La boutique traite encore votre commande. Rien n’est perdu\u00a0 ; veuillez réessayer.',
    'date-passed':
      'Le jour de livraison souhaité n’est plus possible. Rien n’a été commandé ; veuillez choisir un autre jour.',
    outdated:
      'La marchandise, la livraison ou le montant a changé entre-temps, par exemple dans une autre fenêtre. Rien n’a été commandé ; veuillez tout vérifier encore une fois.',
    expired: 'Le panier a changé entre-temps. Veuillez reprendre les étapes ; rien n’a été commandé.',
    incomplete:
      'Il manque encore quelque chose. Rien n’a été commandé\u00a0 ; veuillez vérifier l’adresse, la livraison et le paiement.',
    unreachable:
      'La boutique ne répond pas. Veuillez réessayer\u00a0 ; la commande n’est passée qu’une seule fois.',
    unknown:
      'Nous n’avons pas reçu de réponse. Appuyez de nouveau sur le bouton : la commande n’est passée qu’une seule fois. Ou consultez « Commandes ».',
    refused: 'La boutique n’accepte pas ce choix.',
    declined:
      'Le paiement n’a pas été accepté. Rien n’a été commandé\u00a0 ; veuillez vérifier votre choix sous «\u00a0Paiement\u00a0».',
    'payment-missing': 'Veuillez choisir un mode de paiement.',
    'payment-declined':
      'Le paiement a été refusé. Rien n’a été débité ni commandé. Veuillez choisir un autre mode de paiement ou réessayer.',
    'payment-cancelled':
      'Vous avez interrompu le paiement. Rien n’a été débité ni commandé\u00a0 ; tout le reste est encore là.',
    'payment-expired':
      'Le délai de paiement est écoulé. Rien n’a été débité ni commandé. Veuillez choisir encore une fois comment vous payez.',
    'payment-failed':
      'Le paiement est impossible pour le moment. Rien n’a été commandé. Veuillez choisir un autre mode de paiement ou réessayer plus tard.',
    'payment-again':
      'Veuillez choisir encore une fois comment vous payez\u00a0: ce que vous saisissez pour cela n’est jamais enregistré. Rien n’a été commandé.',
    'address-missing': 'Veuillez choisir une adresse.',
    'address-gone': 'Cette adresse n’est plus dans votre compte. Veuillez en choisir une autre.',
    'date-invalid': 'Veuillez saisir une date, par exemple 31.12.2026.',
    'date-early': 'Avec ce mode de livraison, le premier jour possible est le {{day}}.',
    'date-late': 'Veuillez choisir un jour jusqu’au {{day}}.',
    'date-closed': 'Il n’y a pas de livraison le {{day}}. Le prochain jour ouvrable est le {{next}}.',
    'phone-missing': 'Veuillez saisir le numéro que le chauffeur doit appeler.',
    'phone-invalid': 'Ce n’est pas un numéro de téléphone. Par exemple 021 555 01 00.',
    room_one: '{{label}}\u00a0: trop long. Il reste {{count}} caractère\u00a0 ; il y en a {{length}}.',
    room_other: '{{label}}\u00a0: trop long. Il reste {{count}} caractères\u00a0 ; il y en a {{length}}.',
    'method-missing': 'Veuillez choisir un mode de livraison.',
    'method-gone': 'Ce mode n’est plus proposé pour cette livraison. Veuillez en choisir un autre.',
    'number-missing':
      'Veuillez saisir votre référence, par exemple WS-2026-1187. Votre compte l’exige à chaque commande.',
    'number-long': '80 caractères au plus\u00a0 ; votre référence en compte {{length}}.',
  },
  waiting: 'Votre commande est en préparation',
  waitingHint: 'Cela prend quelques secondes. Si rien ne se passe, appuyez sur le bouton.',
  findingOut:
    'Nous vérifions régulièrement si votre commande est bien arrivée. Vous n’avez rien à faire\u00a0 ; la commande n’est passée qu’une seule fois.',
  elsewhere: {
    title: 'Confirmer le paiement',
    leaving: 'Vous passez maintenant chez {{method}}.',
    leave: 'Continuer',
    open: '{{method}} n’a pas encore confirmé le paiement. Nous vérifions régulièrement\u00a0 ; votre commande sera passée dès qu’il est confirmé.',
    other: 'Payer autrement',
  },
  look: 'Vérifier maintenant',
  continue: 'Continuer',
}
