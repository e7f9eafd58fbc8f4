import { useRouteLoaderData } from 'react-router-dom'
import type { Shell, shellLoader } from './shell-loader'

const before: Shell = {
  origin: '',
  year: 1970,
  footer: { items: [], failure: null },
  unreachable: true,
}

/** Origin, region and year of this page. Inside the layout the data is always there. */
export function useShell(): Shell {
  return useRouteLoaderData<typeof shellLoader>('shell') ?? before
}
