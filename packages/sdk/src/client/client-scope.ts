import type { Scope } from '../state/scope'
import type { BrowserStore } from '../storage/browser-store'
import { saveChosenAccount, readChosenAccount } from '../storage/effective-account'
import type { FeatureContext } from './client'
import type { ClientStores } from './client-stores'
import type { Lifetime } from './lifetime'
import type { ResolvedOptions } from './options'

interface ScopeParts {
  readonly storage: BrowserStore
  readonly stores: Pick<ClientStores, 'store'>
  readonly lifetime: Lifetime
  readonly resetPersonal: () => void
}

/** The scope of a client's calls. Personal data is emptied when the shopper changes. */
export function createClientScope(
  options: ResolvedOptions,
  { storage, stores, lifetime, resetPersonal }: ScopeParts,
): Pick<FeatureContext, 'scope' | 'changeScope'> {
  const scope = stores.store(readScope(options, storage))
  return {
    scope,
    changeScope(next, { reason, isSameShopper = false } = {}) {
      const previous = scope.getSnapshot()
      if (!isSameShopper && !isSame(previous, next)) {
        // Before the first response no shopper is known, so nothing in flight is for another one.
        if (previous.userId !== undefined) lifetime.renew(reason)
        resetPersonal()
      }
      scope.set(next)
    },
  }
}

const isSame = (a: Scope, b: Scope): boolean =>
  a.userId === b.userId && a.effectiveAccountId === b.effectiveAccountId

/** The account that the front names becomes the account of this tab. */
function readScope(options: ResolvedOptions, storage: BrowserStore): Scope {
  const { base, webstoreId, initialState, effectiveAccount } = options
  if (effectiveAccount !== undefined) saveChosenAccount(storage, effectiveAccount)
  const account = readChosenAccount(storage)
  return {
    shop: base.shop,
    webstoreId,
    locale: base.locale,
    ...(account ? { effectiveAccountId: account.id } : {}),
    ...initialState.scope,
  }
}
