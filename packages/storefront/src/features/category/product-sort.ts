/** The platform's sort rules by the value of the `sort` parameter. */
export const sortRules = { length: 'InnerLength__c', relevance: 'Relevancy' } as const

export type ProductSort = keyof typeof sortRules

/** The values of `sort` in the order of the menu. */
export const productSorts: readonly ProductSort[] = ['length', 'relevance']

/** The value of a `sort` parameter; `defaultSort` if it is missing or invalid. */
export function readSort(text: string | null, defaultSort: ProductSort): ProductSort {
  return productSorts.find((sort) => sort === text) ?? defaultSort
}
