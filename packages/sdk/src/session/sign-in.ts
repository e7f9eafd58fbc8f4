import type { ClientCore } from '../client-core'
import type { SessionResource } from './session-calls'
import { dropBlankTexts } from '../rules/account/access'
import { logoutUrl } from '../rules/url/login-url'
import { sameOriginPath } from '../rules/url/same-origin-path'
import { guestSession } from '../state/session'
import type { Session } from '../state/session'
import { storageEntries } from '../storage/storage-entries'
import type { EffectiveAccount } from '../storage/storage-entries'
import type { CallOptions } from '../transport/transport'
import type { SessionPlatform } from './session-context'
import { quietly } from './session'
import type { SessionSide } from './session'
import { changeScope } from './shopper-scope'

export interface SignInSide extends Pick<SessionResource, 'signIn' | 'register'> {
  /** The address that ends the session; the shop's own where the platform's cannot be had. [2.1-16] */
  signOutUrl(options?: CallOptions): Promise<string>
  /** Acts for another account from now on, or with null for the buyer's own. */
  actFor(account: EffectiveAccount | null, options?: CallOptions): Promise<Session>
  /** Forgets what is personal, in memory and in browser storage, and goes to that address. */
  signOut(options?: CallOptions): Promise<void>
}

interface Sides {
  readonly platform: SessionPlatform & { readonly session: SessionResource }
  readonly session: SessionSide
  /** What the buyer leaves behind in the browser. */
  readonly cart: { leave(): Promise<void> }
}

/** Begins and ends a buyer's session. */
export function createSignInSide(core: ClientCore, { platform, session, cart }: Sides): SignInSide {
  const { options, browserStore } = core
  const { signIn, register, getLogoutUrl } = platform.session

  const signOutUrl = async (call?: CallOptions) => {
    const { origin } = options.base
    const url = await quietly(core, getLogoutUrl(call), 'the logout address cannot be loaded')
    return sameOriginPath(url, origin) ?? logoutUrl(origin)
  }

  const signOut = async (call?: CallOptions) => {
    const url = await signOutUrl(call)
    await quietly(core, cart.leave(), 'the lines of the guest cart cannot be put back')
    forgetShopper(core, platform)
    core.session.set(guestSession)
    options.navigate(url)
  }

  const actFor = (account: EffectiveAccount | null, call?: CallOptions) => {
    if (account) browserStore.write(storageEntries.effectiveAccount, account)
    else browserStore.remove(storageEntries.effectiveAccount)
    // The session is asked for as the account that the scope names, so the scope goes first.
    const { effectiveAccountId: _, ...rest } = core.scope.getSnapshot()
    const next = { ...rest, ...dropBlankTexts({ effectiveAccountId: account?.id }) }
    changeScope(core, { platform, next })
    return session.reload(call)
  }

  return { signIn, register, signOutUrl, signOut, actFor }
}

/** Forgets what is personal in browser storage and in memory. */
function forgetShopper(core: ClientCore, platform: SessionPlatform): void {
  const { browserStore, scope } = core
  const { userId: _user, effectiveAccountId: _account, ...next } = scope.getSnapshot()
  browserStore.forgetPersonal()
  // What is not known to be placed must not be ordered twice, whoever asks.
  const latches = browserStore.read(storageEntries.orderLatches)
  const open = latches.filter((latch) => latch.orderReferenceNumber === undefined)
  browserStore.write(storageEntries.orderLatches, open)
  changeScope(core, { platform, next })
}
