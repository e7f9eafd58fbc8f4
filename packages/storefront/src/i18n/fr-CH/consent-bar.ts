import type { texts as source } from '../en-US/consent-bar'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  question: 'Pouvons-nous compter les visites\u00a0?',
  text: 'Sont comptés les pages et les liens du menu, sans noms, adresses e-mail ni mots de recherche.',
  settings: 'Réglages',
  reject: 'Refuser',
  accept: 'Accepter',
}
