import { useSearchParams } from 'react-router-dom'
import type { ReturnTarget } from '../../app/paths'

/** What this page carries along, for the other of sign-in and registration. */
export function useReturnTarget(): ReturnTarget {
  const [query] = useSearchParams()
  return {
    startUrl: query.get('startUrl') ?? undefined,
    sessionId: query.get('c__sessionId') ?? undefined,
  }
}
