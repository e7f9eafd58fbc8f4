import type { SearchInput } from '@cartonnage/sdk'
import type { FacetGroup } from '@cartonnage/sdk/rules'

/** What narrows a list, in plain JSON. The address has the choices themselves. */
export interface Narrowing {
  /** What is searched for, without its facets. */
  readonly search: Pick<SearchInput, 'categoryId' | 'searchTerm' | 'dimensions'>
  readonly groups: readonly FacetGroup[]
  /** Products of the list that is not narrowed. */
  readonly all: number
  /** Number of chosen values and ranges. */
  readonly choices: number
  /** Where nothing is left: choices to take away, with the products that come back; never one that brings none. */
  readonly ways: readonly WayBack[]
}

/** A facet whose choices can be taken away. */
export interface WayBack {
  readonly parameter: string
  readonly count: number
}
