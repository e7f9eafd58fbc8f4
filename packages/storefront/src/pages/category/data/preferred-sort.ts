import type { SortColumn } from '../../../shared/product/product-sort'

/** What the hints of pictures begin with in categories whose goods are chosen by size. */
const chosenBySize = ['boxes', 'mailers']

/** The order of a category without a choice, by the hint of its picture: boxes and mailers begin with the shortest. */
export const preferredSort = (hint: string): SortColumn =>
  chosenBySize.some((start) => hint.startsWith(start)) ? 'length' : 'relevance'
