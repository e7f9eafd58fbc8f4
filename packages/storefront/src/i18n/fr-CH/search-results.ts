import type { texts as source } from '../en-US/search-results'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  title: 'Recherche : {{term}}',
  heading_one: '{{number}} résultat pour «\u00a0{{term}}\u00a0»',
  heading_other: '{{number}} résultats pour «\u00a0{{term}}\u00a0»',
  headingNone: 'Aucun résultat pour «\u00a0{{term}}\u00a0»',
  results: 'Articles trouvés',
  categories: 'Catégories correspondantes',
  closeTerms: 'Recherches proches',
  madeToMeasure: 'Carton {{size}} sur mesure',
  empty: {
    title: 'Aucun article trouvé',
    text: 'Vérifiez l’orthographe, utilisez moins de mots, ou saisissez un numéro d’article à sept chiffres. Le Box Finder trouve un carton aux dimensions de votre marchandise ; nous fabriquons les autres formats sur mesure.',
    boxFinder: 'Trouver un carton',
    madeToMeasure: 'Sur mesure',
  },
}
