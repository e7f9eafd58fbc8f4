import type { FeatureContext } from '../client/client'
import { transport } from '../client/transport'
import type { AccountInfo } from '../contract/account/account'
import type { SessionContext } from '../contract/session/context'
import { isShopError } from '../errors/errors'
import { dropBlankTexts } from '../rules/account/access'
import { deriveShopperContext, isSignedIn, type ShopperContext } from '../rules/account/shopper-context'
import { valueOf } from '../state/async-state'
import type { LoadedStore } from '../client/loaded-store'
import { endedSession, guestSession, unknownSession } from '../state/session'
import type { Session } from '../state/session'
import { readOnly } from '../state/store'
import { readChosenAccount } from '../storage/effective-account'
import type { CallOptions } from '../transport/transport'
import { readAccountInfo } from './account-info'
import { contextCalls } from './context-calls'
import { getContext } from './session-context'
import { guestPermissionsKey, sessionKey } from './session-keys'
import { sessionEnded, sessionWatch } from './session-watch'
import { claimTab, resolveScope, toGuestPermissions } from './shopper-scope'

/** Who is shopping, and no more. */
export interface SessionStore extends LoadedStore<Session> {
  /** The session; loaded only when it is not yet known. */
  ensure(options?: CallOptions): Promise<Session>
  /** Loads again, even while an older response is on its way. */
  reload(options?: CallOptions): Promise<Session>
}

interface LoadedSession {
  readonly context: SessionContext
  readonly shopper: ShopperContext
  readonly info: AccountInfo | undefined
}

function toSession({ context, shopper, info }: LoadedSession): Session {
  return {
    isGuest: false,
    userType: info?.userType ?? 'private',
    menuItems: info?.menuItems ?? [],
    buyerGroups: context.buyerGroups,
    ...dropBlankTexts({
      userId: context.userId,
      accountId: context.accountId,
      accountName: context.accountName,
      firstName: context.profile?.firstName,
      userName: info?.userName,
      companyName: info?.companyName,
      effectiveAccountName: shopper.effectiveAccountName,
    }),
  }
}

/** Reports a failure and resolves to `undefined`; a cancelled call rejects. */
export const reportAndContinue = <T>(
  { reportFailure }: Pick<FeatureContext, 'reportFailure'>,
  call: Promise<T>,
  context: string,
): Promise<T | undefined> =>
  call.catch((error: unknown) => {
    if (isShopError(error, 'ABORTED')) throw error
    reportFailure(error, context)
    return undefined
  })

/** Loads who is shopping, and updates everything that depends on it. A context that fails means a guest. */
async function findSession(client: FeatureContext, call?: CallOptions): Promise<Session> {
  const [context, application] = await Promise.all([
    reportAndContinue(client, getContext(client, call), 'the session context cannot be loaded'),
    reportAndContinue(
      client,
      client.use(contextCalls).getApplication(call),
      'the application context cannot be loaded',
    ),
  ])
  if (context) claimTab(client, isSignedIn(context) ? context.userId : null)
  const shopper = deriveContext(client, context)
  const isEnded = context !== undefined && !shopper.isLoggedIn && wasBuyer(client)
  const reason = isEnded ? sessionEnded() : undefined
  client.changeScope(resolveScope(client, { context, shopper, application }), { reason })
  if (application) client.loaded(guestPermissionsKey).set(toGuestPermissions(application))
  const preview = shopper.isPreview ? ({ isPreview: true } as const) : {}
  if (context === undefined) return { ...unknownSession, ...preview }
  if (!isSignedIn(context)) return { ...(isEnded ? endedSession : guestSession), ...preview }
  const getInfo = readAccountInfo(client.use(transport), call)
  const info = await reportAndContinue(client, getInfo, 'the account info cannot be loaded')
  return { ...toSession({ context, shopper, info }), ...preview }
}

const deriveContext = ({ options, storage }: FeatureContext, session: SessionContext | undefined) =>
  deriveShopperContext({
    session,
    chosenAccount: readChosenAccount(storage),
    hostname: new URL(options.base.origin).hostname,
    previewHosts: options.previewHosts,
  })

/** Whether a buyer was signed in here and did not sign out. */
const wasBuyer = ({ scope, loaded }: FeatureContext): boolean =>
  scope.getSnapshot().userId !== undefined || valueOf(loaded(sessionKey).getSnapshot())?.hasEnded === true

/** Who is shopping, for fronts that neither sign in nor out (`session-context`, `application-context`, `getAccountInfo`). */
export function sessionStore(client: FeatureContext): SessionStore {
  const store = client.loaded(sessionKey)
  const find = (call?: CallOptions) => findSession(client, call)
  const reload = (call?: CallOptions) => store.run(() => find(call))
  const load = (call?: CallOptions) => (call?.signal ? reload(call) : store.join(() => find()))

  client.attachSession({
    toFailure: client.use(sessionWatch).toFailure,
    revalidate: load,
    settled: async () => {
      if (store.getSnapshot().status === 'loading') await store.join(() => find()).catch(() => undefined)
    },
  })

  return {
    ...readOnly(store),
    load,
    reload,
    ensure: async (call) => {
      const state = store.getSnapshot()
      return state.status === 'ready' ? state.value : await load(call)
    },
  }
}
