import { illegalValue } from '../calls/query'

type Query = Readonly<Record<string, string>>

/** What every call of a menu takes; 400 ILLEGAL_QUERY_PARAMETER_VALUE for anything else. */
export function readMenuQuery(query: Query) {
  const { publishStatus = 'Live' } = query
  if (publishStatus !== 'Live' && publishStatus !== 'Draft') throw illegalValue('publishStatus')
  return {
    state: publishStatus,
    hasImages: readFlag(query, 'includeImageUrl'),
    hasHome: readFlag(query, 'addHomeMenuItem'),
  } as const
}

function readFlag(query: Query, name: string): boolean {
  const { [name]: value = 'false' } = query
  if (value !== 'true' && value !== 'false') throw illegalValue(name)
  return value === 'true'
}
