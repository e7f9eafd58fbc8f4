import type { texts as source } from '../en-US/confirmation'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  title: 'Commande {{number}} enregistrée',
  badge: 'Commande enregistrée',
  thanks: 'Merci.',
  thanksNamed: 'Merci, {{name}}.',
  number: 'Votre numéro de commande est le',
  mail: 'Une confirmation est envoyée à {{email}}.',
  mailUnnamed: 'Une confirmation est envoyée à votre adresse e-mail.',
  withoutMails:
    'Nous avons déjà envoyé beaucoup de messages à {{email}} aujourd’hui\u00a0; aucun e-mail n’est envoyé pour cette commande. Ce qu’il contiendrait se trouve sur cette page\u00a0: veuillez l’imprimer ou l’enregistrer.',
  pending: {
    text: 'Nous enregistrons votre commande. Les marchandises et les montants s’affichent ici dans un instant.',
    slow: 'Cela prend plus de temps que d’habitude. Votre commande nous est parvenue ; veuillez revenir voir dans quelques minutes.',
    look: 'Actualiser',
  },
  missing: {
    title: 'Nous ne trouvons pas cette commande',
    text: 'Le numéro est peut-être mal écrit, ou la commande appartient à un autre compte.',
    recent: 'Vous venez de commander\u00a0? Il faut parfois un instant pour que la commande s’affiche ici.',
  },
  next: {
    heading: 'La suite',
    check: 'Nous préparons votre marchandise et la confions au transporteur.',
    status: 'Vous pouvez suivre votre commande en tout temps sous « Commandes ».',
    receipt: 'La facture est déjà payée\u00a0; vous recevez le reçu par e-mail.',
    transfer: 'Vous virez le montant. Nous commençons dès réception du paiement.',
    invoice: 'La facture suit après la livraison.',
    invoiceNumbered: 'La facture suit après la livraison et mentionne votre référence {{number}}.',
  },
  order: 'Voir cette commande',
  orders: 'Voir vos commandes',
  shop: 'Continuer les achats',
}
