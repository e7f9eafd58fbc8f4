import { useSearchParams } from 'react-router-dom'
import type { SignInWay } from '../../app/paths'

/** What this page carries along, for the other of sign-in and registration. */
export function useSignInWay(): SignInWay {
  const [query] = useSearchParams()
  return {
    startUrl: query.get('startUrl') ?? undefined,
    sessionId: query.get('c__sessionId') ?? undefined,
  }
}
