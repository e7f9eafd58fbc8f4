import type { texts as source } from '../en-US/home'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  title: 'Verpackungen in jeder Größe',
  heading: 'Der Karton, der passt. Ab einem Stück.',
}
