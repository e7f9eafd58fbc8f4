import type { AsyncState, Session, SessionPart } from '@cartonnage/sdk'
import { useShop } from './shop-provider'
import { valueOf } from './use-loaded'
import { useStore } from './use-store'

export interface SessionView extends Pick<
  SessionPart,
  'load' | 'signIn' | 'register' | 'signOut' | 'actFor'
> {
  readonly state: AsyncState<Session>
  /** `undefined` while nobody knows who is shopping. */
  readonly session: Session | undefined
  /** True for a guest, and while nobody knows. */
  readonly isGuest: boolean
}

/** Who is shopping, as `client.load()` brings it. */
export function useSession(): SessionView {
  const { session: part } = useShop()
  const state = useStore(part)
  const session = valueOf(state)
  const { load, signIn, register, signOut, actFor } = part
  return { state, session, isGuest: session?.isGuest ?? true, load, signIn, register, signOut, actFor }
}
