import { cartMerge } from '../cart/cart-merge'
import type { FeatureContext } from '../client/client'
import { transport } from '../client/transport'
import { logoutUrl } from '../rules/url/login-url'
import { sameOriginPath } from '../rules/url/same-origin-path'
import { guestSession } from '../state/session'
import { orderLatchesEntry } from '../storage/storage-entries'
import type { CallOptions } from '../transport/transport'
import { reportAndContinue } from '../session/session-store'
import { createSignInCalls } from '../session/session-calls'
import { sessionKey } from '../session/session-keys'

/** Calls that end a session (`getLogoutUrl`). */
export interface SignOutMethods {
  /** The URL that ends the session; the shop's own when the platform's cannot be loaded. */
  getSignOutUrl(options?: CallOptions): Promise<string>
  /** Removes personal data from memory and browser storage, and goes to that URL. */
  signOut(options?: CallOptions): Promise<void>
}

export function signOut(client: FeatureContext): SignOutMethods {
  const { getLogoutUrl } = createSignInCalls(client.use(transport))
  const { leave } = client.use(cartMerge)
  const { options, loaded } = client

  const getSignOutUrl = async (call?: CallOptions) => {
    const { origin } = options.base
    const url = await reportAndContinue(client, getLogoutUrl(call), 'the logout address cannot be loaded')
    return sameOriginPath(url, origin) ?? logoutUrl(origin)
  }

  return {
    getSignOutUrl,
    signOut: async (call) => {
      const url = await getSignOutUrl(call)
      await reportAndContinue(client, leave(), 'the lines of the guest cart cannot be put back')
      forgetShopper(client)
      loaded(sessionKey).set(guestSession)
      options.navigate(url)
    },
  }
}

/** Removes personal data from browser storage and memory. */
function forgetShopper({ storage, scope, changeScope }: FeatureContext): void {
  const { userId: _user, effectiveAccountId: _account, ...next } = scope.getSnapshot()
  storage.forgetPersonal()
  // An order with an unknown outcome must not be placed twice, even by another buyer.
  const latches = storage.read(orderLatchesEntry)
  const open = latches.filter((latch) => latch.orderReferenceNumber === undefined)
  storage.write(orderLatchesEntry, open)
  changeScope(next)
}
