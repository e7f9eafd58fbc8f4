import type { texts as source } from '../en-US/print-files'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  print: {
    title: 'Données d’impression',
    text: 'L’idéal pour l’impression est un fichier vectoriel : PDF, SVG, AI ou EPS. Un PNG doit avoir au moins 300 dpi à la taille imprimée. Avant la production, vous recevez une épreuve ; le délai de livraison court dès votre bon à tirer.',
    before_one: 'Nous avons ce fichier : {{names}}. Un nouveau le remplace.',
    before_other: 'Nous avons ces fichiers : {{names}}. De nouveaux les remplacent.',
    send: 'Remettre les fichiers',
    busy: 'Envoi en cours',
    wait: 'Un fichier est encore en route. Veuillez patienter jusqu’à son arrivée.',
    later: 'Plus tard',
    back: 'Retour',
    closed:
      'Le bon à tirer est donné ou la commande est en route : les fichiers ne peuvent plus être changés ici.',
    problem: {
      none: 'Veuillez d’abord choisir un fichier.',
      gone: 'Un fichier n’est plus là, car nous ne les gardons qu’un jour. Veuillez le choisir à nouveau.',
      closed: 'Le bon à tirer est déjà donné, ce fichier arrive trop tard. Veuillez nous appeler.',
      tooMany: 'Une commande ne peut pas contenir autant de fichiers. Veuillez en regrouper quelques-uns.',
    },
  },
}
