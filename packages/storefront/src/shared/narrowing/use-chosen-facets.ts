import { use } from 'react'
import type * as chosenFacets from './later/chosen-facets'

type ChosenFacets = typeof chosenFacets

let loading: Promise<ChosenFacets> | undefined
let loaded: ChosenFacets | undefined

/** Fetches what narrowed lists alone have. Their loader waits for it. */
export function loadChosenFacets(): Promise<ChosenFacets> {
  loading ??= import('./later/chosen-facets').then((parts) => (loaded = parts))
  return loading
}

/** What narrowed lists alone have. A page that was narrowed by the server comes alive once it is there. */
export const useChosenFacets = (): ChosenFacets => loaded ?? use(loadChosenFacets())
