import type { texts as source } from '../en-US/delivery'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  day: '{{weekday}} {{date}}',
  between: '{{from}} au {{to}}',
  expected: 'Livraison prévue d’ici au {{day}}',
  stockExpected: 'Articles en stock\u00a0: livraison prévue d’ici au {{day}}',
  expectedShort: 'd’ici au {{day}}',
  expectedDays: 'Livraison prévue\u00a0: {{days}}',
  afterPayment_zero: 'le jour ouvrable de votre paiement',
  afterPayment_one: '{{count}} jour ouvrable après votre paiement',
  afterPayment_other: '{{count}} jours ouvrables après votre paiement',
  afterPaymentBetween: '{{from}} à {{to}} jours ouvrables après votre paiement',
  /** Of an order in advance. */
  payBy: 'Sans paiement d’ici au {{date}}, nous annulons la commande.',
  ready: 'Prêt à être retiré, en principe d’ici au {{day}}',
  readyDays: 'Prêt à être retiré, en principe {{days}}',
  /** Why the day is another one than before. */
  madeToOrder:
    '{{after}} au lieu du {{before}}, car une partie doit encore être fabriquée ou réapprovisionnée',
  otherAddress: '{{after}} au lieu du {{before}}, à votre adresse de livraison',
  otherMethod: '{{after}} au lieu du {{before}}, avec ce mode de livraison',
  desired: 'Date souhaitée\u00a0: {{day}}',
  desiredDate: 'Date de livraison souhaitée',
  carrier: { swissPost: 'La Poste', swissPostCargo: 'La Poste, fret' },
  /** Of what is printed for the buyer. */
  logo: 'Imprimé pour vous : il nous faut votre logo en fichier vectoriel (PDF, SVG, AI ou EPS), lors de la commande ou après. Avant la production, vous recevez une épreuve ; le délai de livraison court dès votre bon à tirer.',
  instructions: 'Pour la livraison',
  driver: {
    lift: 'Camion avec hayon élévateur nécessaire',
    call: 'Appeler avant la livraison\u00a0: {{phone}}',
    hours: 'Réception des marchandises\u00a0: {{hours}}',
    remark: 'Remarque pour le chauffeur\u00a0: {{remark}}',
  },
}
