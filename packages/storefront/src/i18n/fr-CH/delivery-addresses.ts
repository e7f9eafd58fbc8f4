import type { texts as source } from '../en-US/delivery-addresses'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  title: 'Livrer à plusieurs adresses',
  intro:
    'Indiquez combien chaque adresse reçoit. Ce que vous ne répartissez pas va à la première adresse ; rien ne se perd.',
  addresses: 'Adresses',
  address: 'Adresse {{number}}',
  restHere: 'Reçoit le reste',
  change: 'Modifier',
  remove: 'Retirer',
  removeWhat: 'Retirer l’adresse {{number}} : {{place}}',
  addLabel: 'Autre adresse',
  add: 'Ajouter l’adresse',
  enter: 'Saisir une nouvelle adresse',
  back: 'Retour aux adresses',
  toEditor: 'Retour à la répartition',
  goods: 'Répartir les articles',
  total: '{{quantity}} au total',
  toAddress: '{{place}} ({{number}})',
  rest: '{{quantity}} à {{place}}',
  saved: 'Enregistré : {{quantity}}.',
  excess: 'C’est {{excess}} de trop : il y en a {{quantity}} en tout. Veuillez réduire une quantité.',
  invalid: 'Veuillez saisir un nombre entier, par exemple {{example}}, ou rien.',
  loose: 'Nous ouvrons des lots pour cela : vente par {{step}} pièces.',
  drag: 'Avec la souris, vous pouvez aussi glisser un article sur une adresse ; elle reçoit ce qui en reste.',
  save: 'Continuer vers la livraison',
  one: 'Revenir à une seule adresse',
  busy: 'Un instant',
  waiting: 'Les articles sont en cours de répartition.',
  problem: {
    changed:
      'Le panier ou les adresses ont changé entre-temps, par exemple dans une autre fenêtre. Vos saisies sont encore là ; veuillez les vérifier.',
    tooMany:
      'Une commande va à {{most}} adresses au maximum. Veuillez en retirer une avant d’en ajouter une autre.',
    partly:
      'Une partie est répartie. Appuyez encore une fois sur le bouton pour le reste ; vos saisies sont encore là.',
    unknown:
      'Nous n’avons pas reçu de réponse. Vos saisies sont encore là ; appuyez encore une fois, seul ce qui manque sera réparti.',
    busy: 'La boutique répartit encore les articles. Rien n’est perdu ; veuillez vérifier dans un instant.',
    addressMissing: 'Veuillez choisir une adresse.',
    addressGone: 'Cette adresse n’est plus dans votre compte. Veuillez en choisir une autre.',
    refused: 'La boutique n’accepte pas cette répartition. Rien n’a été modifié.',
  },
}
