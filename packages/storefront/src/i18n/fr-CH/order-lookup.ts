import type { texts as source } from '../en-US/order-lookup'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  title: 'Retrouver une commande',
  intro:
    'Vous avez commandé sans compte\u00a0? Saisissez le numéro de la commande et l’adresse e-mail indiquée lors de la commande. Les deux figurent dans notre confirmation.',
  number: 'Numéro de commande',
  numberHint: 'Par exemple KR4TN-BQX5A-PACK9-2H26A.',
  email: 'Adresse e-mail',
  submit: 'Retrouver la commande',
  submitReturn: 'Retrouver la commande et annoncer le retour',
  busy: 'Recherche en cours',
  problem: {
    number: 'Veuillez saisir le numéro de commande qui figure dans votre confirmation.',
    numberShape:
      'Un numéro de commande se compose de lettres, de chiffres et de traits d’union, par exemple KR4TN-BQX5A-PACK9-2H26A.',
    email: 'Veuillez saisir l’adresse e-mail de la commande, par exemple nom@entreprise.ch.',
    unknown:
      'Nous ne trouvons pas de commande avec ce numéro et cette adresse e-mail. Veuillez vérifier les deux. Les commandes d’un compte s’affichent après la connexion.',
    unreachable: 'La boutique ne répond pas pour le moment. Veuillez réessayer dans une minute.',
  },
  found: 'Commande {{number}}',
  ended:
    'Une commande reste ouverte pendant 30 minutes. Veuillez saisir les deux indications une nouvelle fois.',
  endedInReturn: 'Ce que vous avez saisi pour le retour est conservé\u202f; nous l’annonçons juste après.',
  duration: 'Cette page reste ouverte pendant 30 minutes, dans ce navigateur uniquement.',
  another: 'Retrouver une autre commande',
  account: 'Vous avez un compte\u00a0?',
  signIn: 'Se connecter pour voir vos commandes',
}
