import type { texts as source } from '../en-US/offers'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  title: 'Vos offres',
  lead: 'Ce que nous vous avons proposé, et ce pour quoi vous souhaitez une offre.',
  unavailable:
    'Cette boutique ne propose pas d’offres en ligne. Notre équipe de vente vous en fait volontiers une :',
  number: 'Offre',
  name: 'Pour',
  status: 'État',
  validUntil: 'Valable jusqu’au',
  total: { net: 'Total hors TVA', gross: 'Total TVA comprise' },
  open: 'Prix à venir',
  daysLeft_one: 'encore {{count}} jour',
  daysLeft_other: 'encore {{count}} jours',
  lastDay: 'aujourd’hui seulement',
  over: 'échue',
  filter: {
    label: 'Quelles offres',
    all: 'Toutes',
    open: 'En cours',
    closed: 'Terminées',
    found_one: '{{count}} offre',
    found_other: '{{count}} offres',
    none: 'Il n’y a pas de telles offres.',
  },
  first: 'Retour aux plus récentes',
  more: 'Offres plus anciennes',
  empty: {
    title: 'Pas encore d’offres',
    text: 'Pour de plus grandes quantités, demandez une offre depuis votre panier ou depuis la page d’un article. Nous fabriquons aussi des cartons sur mesure.',
    action: 'Voir les cartons',
  },
  back: 'Toutes les offres',
  detailTitle: 'Offre {{number}}',
  state: {
    requested: 'Demandée',
    'in-review': 'En cours de calcul',
    presented: 'Présentée',
    ready: 'À accepter',
    accepted: 'Acceptée',
    ordered: 'Commandée',
    expired: 'Échue',
    rejected: 'Impossible',
    declined: 'Refusée par vous',
    unknown: 'En cours',
  },
  next: {
    requested:
      'Votre demande nous est parvenue, nous calculons les prix. Vous recevrez un e-mail dès que l’offre sera prête.',
    'in-review': 'Nous calculons les prix. Vous recevrez un e-mail dès que l’offre sera prête.',
    presented:
      'Nous vous avons présenté cette offre. Dès qu’elle sera approuvée, vous pourrez l’accepter ici.',
    ready:
      'À ces prix, vous pouvez accepter l’offre jusqu’au {{date}}. Elle passe alors dans votre panier, d’où vous commandez.',
    readyOpen:
      'À ces prix, vous pouvez accepter l’offre. Elle passe alors dans votre panier, d’où vous commandez.',
    accepted: 'Vous avez accepté cette offre. Pour la commander, mettez-la dans votre panier.',
    ordered: 'Vous avez commandé cette offre.',
    expired:
      'L’offre était valable jusqu’au {{date}}. Veuillez en demander une nouvelle, ou prendre les articles aux prix du jour.',
    rejected: 'Nous ne pouvons pas vous faire cette offre. Pour toute question, appelez-nous.',
    declined: 'Vous avez refusé cette offre. Les articles restent disponibles aux prix du jour.',
    unknown: 'Nous travaillons à cette offre. Pour toute question, appelez-nous.',
  },
  fact: {
    requested: 'Demandée le',
    status: 'État',
    validUntil: 'Valable jusqu’au',
    order: 'Commande',
  },
  lines: {
    title: 'Articles',
    provisional: 'Ces prix ne sont pas encore fermes.',
    noPrices: 'Nous vous indiquerons les prix dans notre offre.',
    article: 'Art. {{sku}}',
    none: 'Cette offre ne contient pas encore d’article.',
  },
  sums: { title: 'Total' },
  notes: {
    title: 'Messages',
    shop: 'Cartonnage',
  },
  accept: {
    action: 'Accepter et acheter',
    again: 'Mettre dans le panier',
    busy: 'Ajout au panier',
    hint: 'Met les articles dans votre panier à ces prix. La commande se passe à la caisse.',
  },
  renegotiate: {
    open: 'Demander une modification',
    note: 'Que faut-il changer ?',
    hint: 'Par exemple d’autres quantités, une autre date ou un autre prix. L’offre nous revient et ne peut être acceptée qu’une fois renvoyée par nos soins.',
    action: 'Nous l’envoyer',
    busy: 'Envoi en cours',
  },
  decline: {
    open: 'Refuser',
    question: 'Voulez-vous vraiment refuser cette offre ? Vous ne pourrez pas revenir en arrière.',
    note: 'Pourquoi ?',
    optional: '(facultatif)',
    action: 'Refuser l’offre',
    busy: 'Refus en cours',
  },
  copy: {
    action: 'Mettre dans le panier aux prix du jour',
    busy: 'Copie en cours',
    hint: 'Sans les prix de l’offre.',
  },
  print: 'Imprimer',
  why: {
    expired: 'Elle ne peut plus être acceptée : l’offre était valable jusqu’au {{date}}.',
    requested: 'Vous pourrez l’accepter dès que nous aurons indiqué nos prix.',
    presented: 'Vous pourrez l’accepter dès qu’elle sera approuvée.',
    ordered: 'Elle ne peut plus être acceptée : elle est déjà commandée.',
    rejected: 'Elle ne peut pas être acceptée : nous ne pouvons pas faire cette offre.',
    declined: 'Elle ne peut plus être acceptée : vous l’avez refusée.',
    unknown: 'Elle ne peut pas être acceptée en ce moment.',
  },
  done: {
    requested:
      'Votre demande nous est parvenue. Vous trouverez notre offre ici, et nous vous préviendrons par e-mail.',
    renegotiated: 'Votre message nous est parvenu. Nous revenons vers vous avec une nouvelle offre.',
    declined: 'L’offre est refusée. Merci de nous l’avoir dit.',
  },
  refused: {
    title: 'Cela n’a pas fonctionné',
    changed: 'L’offre a changé entre-temps. La voici telle qu’elle est maintenant.',
    'already in cart':
      'L’un des articles est déjà dans votre panier. Veuillez d’abord le commander ou le retirer, puis accepter l’offre.',
    'other quote in cart':
      'Votre panier contient déjà une offre. Veuillez la commander, ou la retirer d’abord du panier.',
    failedCart:
      'L’offre n’a pas pu être mise dans le panier. Elle est peut-être échue, déjà commandée ou dans votre autre panier.',
    'products unavailable':
      'L’offre contient des articles que cette boutique ne vend plus, ou qui n’ont pas de prix du jour. Veuillez demander une nouvelle offre.',
    subscriptions: 'L’offre contient un abonnement, qui ne s’achète pas ici. Veuillez nous appeler.',
    sets: 'Les lots ne font pas l’objet d’offres en ligne. Veuillez nous appeler.',
    'out of stock':
      'L’un des articles n’est plus en stock. Veuillez demander une modification de l’offre, ou nous appeler.',
    'not enough stock':
      'Il ne reste que {{left}} pièces de l’un des articles en stock. Veuillez demander une modification de l’offre, ou nous appeler.',
    failed: 'La boutique n’a pas accepté cela, rien n’a donc été modifié. Veuillez nous appeler.',
    toCart: 'Vers le panier',
    toCarts: 'Vers vos paniers',
  },
  unknown: {
    cart: 'Nous n’avons pas reçu de réponse et ne savons pas si les articles sont dans le panier. Veuillez y regarder avant de réessayer.',
    offer:
      'Nous n’avons pas reçu de réponse et ne savons pas si cela est arrivé. Voici l’offre telle qu’elle est maintenant.',
    request:
      'Nous n’avons pas reçu de réponse et ne savons pas si votre demande est arrivée. Veuillez regarder vos offres avant de la renvoyer.',
    toCart: 'Voir le panier',
    toOffers: 'Voir vos offres',
  },
  problem: {
    unreachable: 'La boutique ne répond pas, rien n’a donc été modifié. Veuillez réessayer.',
    noteMissing: 'Veuillez nous écrire ce qu’il faut changer.',
  },
  gone: {
    title: 'Cette offre n’existe pas',
    text: 'Elle appartient peut-être à un autre compte, ou l’adresse est incomplète.',
  },
  request: {
    title: 'Demander une offre',
    lead: 'Dites-nous ce qu’il vous faut. Nous vous indiquerons notre prix par écrit.',
    cart: 'De votre panier',
    quantity: 'Quantité',
    quantityHint: 'Combien vous en faut-il ?',
    quantityRule: 'À partir de {{minimum}}, par {{step}}.',
    wish: 'Votre souhait',
    wishHint:
      'Par exemple votre prix cible, le besoin annuel, des livraisons partielles ou une impression. {{limit}} caractères au maximum.',
    date: 'L’offre doit être valable jusqu’au',
    dateHint: 'Sans date, nous en proposons une.',
    optional: '(facultatif)',
    empty: 'Vider ensuite le panier',
    action: 'Demander l’offre',
    busy: 'Envoi en cours',
    back: 'Retour',
    free: 'La demande est gratuite et ne vous engage à rien.',
    restored: 'Vous avez été déconnecté entre-temps. Voici ce que vous aviez saisi.',
    lost: 'Il n’y a rien à demander : le panier est vide ou en cours de calcul. Veuillez revenir en arrière et réessayer.',
    lostProduct: 'Cette boutique ne vend pas cet article, nous ne pouvons donc pas vous le proposer.',
    fromOffer:
      'Votre panier contient déjà une offre, aucune autre ne peut donc être demandée à partir de celui-ci. Veuillez la commander, ou la retirer d’abord du panier.',
    problem: {
      quantity: 'Quantité : veuillez saisir un nombre entier supérieur à 0, par exemple {{example}}.',
      'too-large': 'Quantité : {{largest}} au maximum.',
      rule: 'Quantité : à partir de {{minimum}}, par {{step}}.',
      date: 'Valable jusqu’au : veuillez choisir un jour à partir de demain.',
    },
  },
}
