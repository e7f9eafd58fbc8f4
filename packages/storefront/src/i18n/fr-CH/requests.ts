import type { texts as source } from '../en-US/requests'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  style: {
    '0201': 'Caisse américaine',
    '0203': 'Caisse à rabats recouvrants',
    '0300': 'Boîte avec couvercle séparé',
    '0427': 'Boîte postale à languette',
    '0713': 'Caisse à fond automatique',
  },
  size: '{{length}} × {{width}} × {{height}} mm',
  flute: { known: 'Cannelure {{flute}}', advice: 'Cannelure\u202f: conseillez-moi' },
  print: {
    none: 'Sans impression',
    outside_one: 'Impression {{count}} couleur',
    outside_other: 'Impression {{count}} couleurs',
    inside: 'imprimé à l’intérieur',
    insideOnly: 'Imprimé à l’intérieur',
  },
  pieces: '{{number}} pièces',
  list: {
    title: 'Sur mesure',
    ask: 'Demander un carton',
    none: 'Vous n’avez pas encore demandé de carton sur mesure.',
    missing: 'Vos demandes ne peuvent pas être affichées pour le moment.',
    number: 'Demande {{number}} du {{date}}',
    quote: 'Offre pour {{number}} pièces',
  },
  status: {
    Submitted: 'En cours de calcul',
    Answered: 'Répondue',
    Declined: 'Impossible',
  },
}
