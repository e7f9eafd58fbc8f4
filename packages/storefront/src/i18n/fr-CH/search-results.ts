import type { texts as source } from '../en-US/search-results'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  title: 'Recherche : {{term}}',
  heading: 'Résultats pour «\u00a0{{term}}\u00a0»',
  results: 'Articles trouvés',
  categories: 'Catégories correspondantes',
  empty: {
    title: 'Aucun article trouvé',
    text: 'Vérifiez l’orthographe, utilisez moins de mots, ou saisissez des dimensions comme 300 200 ou un numéro d’article à sept chiffres.',
    all: 'Toutes les catégories',
  },
}
