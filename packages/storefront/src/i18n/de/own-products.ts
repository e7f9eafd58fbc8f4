import type { texts as source } from '../en-US/own-products'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  title: 'Ihre Produkte',
  lead: 'Was Sie schon bestellt haben, zu heutigen Preisen.',
  empty: 'Noch keine Produkte',
  emptyText: 'Sobald Sie bestellen, stehen Ihre Artikel hier, mit den Preisen von heute.',
  action: 'Kartons ansehen',
}
