/** Orders of a list by their name in addresses, with the platform's sort rule. */
export const sortRules = { length: 'InnerLength__c', relevance: 'Relevancy' } as const

export type ProductSort = keyof typeof sortRules

/** The orders in the sequence in which they are offered. */
export const productSorts: readonly ProductSort[] = ['length', 'relevance']

/** The order that an address asks for. */
export function readSort(text: string | null, standard: ProductSort): ProductSort {
  return productSorts.find((sort) => sort === text) ?? standard
}
