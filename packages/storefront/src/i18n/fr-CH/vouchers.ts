import type { texts as source } from '../en-US/vouchers'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  heading: 'Bons de réduction',
  open: 'Saisir un code de réduction',
  label: 'Code de réduction',
  apply: 'Utiliser',
  applying: 'Vérification',
  remove: 'Retirer',
  removeNamed: 'Retirer le bon {{code}}',
  idle: 'Pas de déduction pour l’instant : les conditions ne sont pas remplies, ou le bon a expiré.',
  later: 'Vous verrez à la caisse s’il est valable. Rien n’est encore déduit.',
  unchecked: 'Pas encore vérifié. Nous réessayons à la page suivante.',
  notApplied: 'Non utilisé.',
  news: {
    'apply-voucher': 'Le bon {{code}} est appliqué.',
    'remove-voucher': 'Le bon {{code}} est retiré.',
    kept: 'Code {{code}} noté. Vous verrez à la caisse s’il est valable.',
  },
  problem: {
    missing: 'Veuillez saisir le code.',
    long: 'Un code compte {{length}} caractères au plus.',
    many: 'C’est plus de codes qu’une commande ne peut en avoir. Veuillez d’abord en retirer un.',
    kept: 'Ce code figure déjà dans la liste.',
    busy: 'Le panier est en cours de calcul, rien n’a donc été modifié. Veuillez réessayer.',
    unreachable: 'La boutique ne répond pas, rien n’a donc été modifié. Veuillez réessayer.',
    unknown: 'Nous n’avons pas reçu de réponse. Vous voyez le panier tel qu’il est maintenant.',
    'apply-voucher': 'La boutique n’accepte pas ce code. Veuillez le vérifier ou continuer sans code.',
    'remove-voucher': 'Le code n’a pas pu être retiré. Veuillez réessayer.',
  },
  refusal: {
    unknown: 'Ce code n’existe pas ou a expiré. Veuillez vérifier son orthographe.',
    'other-shop': {
      CH: 'Ce code n’est valable que dans notre boutique allemande.',
      DE: 'Ce code n’est valable que dans notre boutique suisse.',
    },
    applied: 'Ce code est déjà appliqué.',
    'not-combinable':
      'Ce code n’est pas cumulable avec un autre. Retirez l’autre si vous voulez utiliser celui-ci.',
    'not-first-order': 'Ce code vaut pour la première commande seulement, et vous avez déjà commandé ici.',
    'not-met': 'Ce code ne vaut pas pour le contenu de votre panier, ou ses conditions ne sont pas remplies.',
    'used-up': 'Ce code a été utilisé autant de fois que possible.',
    'too-many-lines': 'Le panier contient trop de lignes pour un code.',
    'too-many-attempts': 'Trop de codes ont été essayés. Veuillez patienter un moment.',
  },
}
