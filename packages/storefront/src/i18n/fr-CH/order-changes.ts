import type { texts as source } from '../en-US/order-changes'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  back: 'Retour à la commande',
  unreachable:
    'La boutique n’a pas répondu. Veuillez appuyer encore une fois sur le bouton. Rien n’est fait deux fois.',
  cancel: {
    title: 'Annuler cette commande\u202f?',
    text: 'La commande {{number}} est annulée en entier. Vous recevez une confirmation par e-mail.',
    paid: 'Ce que vous avez payé vous est remboursé par la même voie.',
    unpaid: 'Veuillez ne plus rien virer pour elle.',
    confirm: 'Annuler la commande maintenant',
    busy: 'Annulation en cours',
    tooLate:
      'Une partie de cette commande est déjà emballée\u202f; elle ne peut plus être annulée. Veuillez nous appeler.',
    done: 'Cette commande est annulée.',
  },
  return: {
    title: 'Retourner des articles',
    text: 'Indiquez combien vous retournez\u202f: des lots non ouverts, tels que reçus. Le port est à votre charge, nous remboursons la marchandise.',
    notPossible:
      'Rien de cette commande ne peut être retourné. C’est possible pendant 14 jours dès que tout est arrivé, mais pas pour ce qui a été fabriqué pour vous ou dont le retour est déjà annoncé.',
    quantityOf: 'Quantité de {{name}}',
    left: 'Au plus {{count}}',
    reason: 'Motif',
    optional: '(facultatif)',
    confirm: 'Annoncer le retour',
    busy: 'Envoi en cours',
    empty: 'Veuillez indiquer au moins une quantité.',
    refused: 'Nous ne pouvons plus reprendre ces articles. Veuillez nous appeler.',
    problem: {
      number: '{{name}}\u202f: veuillez indiquer un nombre entier, par exemple 25.',
      tooMany: '{{name}}\u202f: au plus {{count}} peuvent être retournés.',
    },
  },
  receipt: {
    title: 'Votre retour est annoncé',
    text: 'Vous recevez aussi ce justificatif par e-mail.',
    id: 'Numéro du retour',
    date: 'Annoncé le',
    order: 'Numéro de commande',
    items: 'Articles',
    next: 'Et ensuite',
    write: 'Inscrivez le numéro {{id}} sur le colis.',
    send: 'Envoyez-le à\u202f: {{address}}.',
    refund: 'Nous contrôlons la marchandise et remboursons sa valeur dans les 14 jours.',
  },
}
