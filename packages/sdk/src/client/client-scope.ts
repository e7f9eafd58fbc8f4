import type { Scope } from '../state/scope'
import type { BrowserStore } from '../storage/browser-store'
import { keepChosenAccount, readChosenAccount } from '../storage/effective-account'
import type { Client } from './client'
import type { ClientStores } from './client-stores'
import type { Lifetime } from './lifetime'
import type { ResolvedOptions } from './options'

interface ScopeParts {
  readonly storage: BrowserStore
  readonly stores: Pick<ClientStores, 'store'>
  readonly lifetime: Lifetime
  readonly forget: () => void
}

/** For whom and how a client's calls are made; everything personal goes when that is somebody else. */
export function createClientScope(
  options: ResolvedOptions,
  { storage, stores, lifetime, forget }: ScopeParts,
): Pick<Client, 'scope' | 'changeScope'> {
  const scope = stores.store(readScope(options, storage))
  return {
    scope,
    changeScope(next, { reason, isSameShopper = false } = {}) {
      const previous = scope.getSnapshot()
      if (!isSameShopper && !isSame(previous, next)) {
        // Before the first response nobody is known, so nothing in flight was asked for somebody else.
        if (previous.userId !== undefined) lifetime.renew(reason)
        forget()
      }
      scope.set(next)
    },
  }
}

const isSame = (a: Scope, b: Scope): boolean =>
  a.userId === b.userId && a.effectiveAccountId === b.effectiveAccountId

/** The account that the front names is the tab's from now on. */
function readScope(options: ResolvedOptions, storage: BrowserStore): Scope {
  const { base, webstoreId, initialState, effectiveAccount } = options
  if (effectiveAccount !== undefined) keepChosenAccount(storage, effectiveAccount)
  const account = readChosenAccount(storage)
  return {
    shop: base.shop,
    webstoreId,
    locale: base.locale,
    ...(account ? { effectiveAccountId: account.id } : {}),
    ...initialState.scope,
  }
}
