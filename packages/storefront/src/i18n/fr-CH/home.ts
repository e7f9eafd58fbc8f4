import type { texts as source } from '../en-US/home'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  title: 'Des emballages dans toutes les tailles',
  heading: 'Le carton qui convient. Dès une pièce.',
}
