import { sessionKey, type AsyncState, type Session } from '@cartonnage/sdk'
import { useShopClient } from './shop-provider'
import { valueOf } from './use-loaded'
import { useStore } from './use-store'

/** Who is shopping. */
export interface SessionView {
  /** For loading and error states. */
  readonly state: AsyncState<Session>
  /** `undefined` until loaded. */
  readonly session: Session | undefined
  /** True for a guest, and until the session is loaded. */
  readonly isGuest: boolean
}

/** Who is shopping, as the server or `session.load` loaded it. The hook makes no requests. */
export function useSession(): SessionView {
  const state = useStore(useShopClient().loaded(sessionKey))
  const session = valueOf(state)
  return { state, session, isGuest: session?.isGuest ?? true }
}
