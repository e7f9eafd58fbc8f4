import type { texts as source } from '../en-US/box-finder'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  or: 'ou',
  orMore: 'trouver la bonne taille',
  button: 'Box Finder',
  title: 'Box Finder',
  intro: 'Indiquez les dimensions de votre marchandise. Nous trouvons le carton le plus adapté.',
  note: 'Les trois dimensions en millimètres, ou 30 × 20 × 15 cm dans un seul champ. Les résultats indiquent les cartons dans lesquels la marchandise entre sans être couchée.',
  collapse: 'Replier',
  closeHint: 'Fermer et oublier les dimensions',
  unit: 'mm',
  length: { label: 'Longueur', hint: 'Côté le plus long de votre marchandise' },
  width: { label: 'Largeur', hint: 'Largeur de votre marchandise' },
  height: { label: 'Hauteur', hint: 'Hauteur de votre marchandise' },
  drawn: { length: 'L {{mm}}', width: 'l {{mm}}', height: 'H {{mm}}' },
  bySize: 'Par dimensions intérieures',
  read: {
    mm: 'Lu : {{size}} mm',
    cm: 'Lu en centimètres : {{size}} mm',
    m: 'Lu en mètres : {{size}} mm',
  },
  problem: {
    missing: '{{name}} : il manque une valeur.',
    unreadable:
      '{{name}} : indiquez un nombre en millimètres, par exemple 280, ou avec une unité : 28 cm, 0,28 m.',
  },
  waits: 'Veuillez indiquer les trois dimensions.',
  find: 'Trouver',
  reset: 'Réinitialiser',
  cartonBoxesSlug: { CH: 'cartons', DE: 'kartons' },
}
