import { sessionKey, type AsyncState, type Session } from '@cartonnage/sdk'
import { useShopClient } from './shop-provider'
import { valueOf } from './use-loaded'
import { useStore } from './use-store'

export interface SessionView {
  readonly state: AsyncState<Session>
  /** `undefined` while nobody knows who is shopping. */
  readonly session: Session | undefined
  /** True for a guest, and while nobody knows. */
  readonly isGuest: boolean
}

/** Who is shopping, as a server or `loadShopper` brings it; the hook asks nothing, and brings no code that could. */
export function useSession(): SessionView {
  const state = useStore(useShopClient().loaded(sessionKey))
  const session = valueOf(state)
  return { state, session, isGuest: session?.isGuest ?? true }
}
