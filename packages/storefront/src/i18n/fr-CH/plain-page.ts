import type { texts as source } from '../en-US/plain-page'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  busy: {
    heading: 'Beaucoup de clients font leurs achats en ce moment',
    text: 'Votre panier est conservé. Veuillez réessayer dans quelques secondes.',
  },
  failed: {
    heading: 'La boutique est brièvement hors service',
    text: 'L’erreur vient de notre côté. Veuillez réessayer.',
  },
  retry: 'Réessayer',
}
