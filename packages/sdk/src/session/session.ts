import type { ClientCore } from '../client-core'
import type { AccountInfo } from '../contract/account'
import type { SessionContext } from '../contract/context'
import { isShopError } from '../errors/errors'
import type { AccountResource } from '../account/account'
import { dropBlankTexts } from '../rules/account/access'
import { deriveShopperContext, isSignedIn, type ShopperContext } from '../rules/account/shopper-context'
import { valueOf } from '../state/async-state'
import type { GuestPermissions } from '../state/guest-permissions'
import { endedSession, guestSession, unknownSession } from '../state/session'
import type { Session } from '../state/session'
import { storageEntries } from '../storage/storage-entries'
import type { CallOptions } from '../transport/transport'
import { getContext } from './session-context'
import type { SessionPlatform } from './session-context'
import { sessionEnded } from './session-watch'
import { changeScope, claimTab, resolveScope, toGuestPermissions } from './shopper-scope'

export interface SessionSide {
  /** Who is shopping; joins a load under way. */
  load(options?: CallOptions): Promise<Session>
  /** Who is shopping, asked only when nobody knows yet. */
  ensure(options?: CallOptions): Promise<Session>
  /** Waits for a load that is under way, so that what follows is asked for the right shopper. */
  settled(): Promise<void>
  /** Asks anew, also while an older answer is on its way. */
  reload(options?: CallOptions): Promise<Session>
  /** What guests may do in this shop, for pages that ask nothing else about the shopper. */
  loadGuestPermissions(options?: CallOptions): Promise<GuestPermissions>
}

interface Found {
  readonly context: SessionContext
  readonly shopper: ShopperContext
  readonly info: AccountInfo | undefined
}

function toSession({ context, shopper, info }: Found): Session {
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

/** A failure that only the log hears of gives `undefined`; a cancelled call is the caller's own. */
export const quietly = <T>(
  { options }: ClientCore,
  call: Promise<T>,
  context: string,
): Promise<T | undefined> =>
  call.catch((error: unknown) => {
    if (isShopError(error, 'ABORTED')) throw error
    options.reportFailure(error, context)
    return undefined
  })

/** What a session needs of the half that buys. */
export interface SessionBuying {
  readonly account: Pick<AccountResource, 'getInfo'>
}

interface Halves {
  readonly platform: SessionPlatform
  /** Only of a buyer there is more to know. */
  readonly loadBuying: () => Promise<SessionBuying>
}

/** Asks who is shopping, and makes everything else follow. A context that fails means a guest [8-16]. */
async function findSession(core: ClientCore, halves: Halves, call?: CallOptions): Promise<Session> {
  const { platform, loadBuying } = halves
  const [context, application] = await Promise.all([
    quietly(core, getContext(core, platform, call), 'the session context cannot be loaded'),
    quietly(core, platform.context.getApplication(call), 'the application context cannot be loaded'),
  ])
  if (context) claimTab(core, isSignedIn(context) ? context.userId : null)
  const shopper = deriveContext(core, context)
  const isEnded = context !== undefined && !shopper.isLoggedIn && wasBuyer(core)
  const reason = isEnded ? sessionEnded() : undefined
  changeScope(core, { platform, next: resolveScope(core, { context, shopper, application }), reason })
  if (application) core.guestPermissions.set(toGuestPermissions(application))
  const preview = shopper.isPreview ? ({ isPreview: true } as const) : {}
  if (context === undefined) return { ...unknownSession, ...preview }
  if (!isSignedIn(context)) return { ...(isEnded ? endedSession : guestSession), ...preview }
  const getInfo = loadBuying().then(({ account }) => account.getInfo(call))
  const info = await quietly(core, getInfo, 'the account info cannot be loaded')
  return { ...toSession({ context, shopper, info }), ...preview }
}

/** What follows from the context, the account that this tab chose, and the host. */
const deriveContext = ({ options, browserStore }: ClientCore, session: SessionContext | undefined) =>
  deriveShopperContext({
    session,
    chosenAccount: browserStore.read(storageEntries.effectiveAccount),
    hostname: new URL(options.base.origin).hostname,
    previewHosts: options.previewHosts,
  })

/** Somebody was signed in here, and did not sign out. */
const wasBuyer = ({ scope, session }: ClientCore): boolean =>
  scope.getSnapshot().userId !== undefined || valueOf(session.getSnapshot())?.hasEnded === true

/** Who is shopping, and what depends on that. */
export function createSessionSide(core: ClientCore, halves: Halves): SessionSide {
  const { session, guestPermissions } = core
  const find = (call?: CallOptions) => findSession(core, halves, call)
  const reload = (call?: CallOptions) => session.run(() => find(call))
  const load = (call?: CallOptions) => (call?.signal ? reload(call) : session.join(() => find()))

  return {
    load,
    reload,
    ensure: async (call) => {
      const state = session.getSnapshot()
      return state.status === 'ready' ? state.value : await load(call)
    },
    settled: async () => {
      if (session.getSnapshot().status === 'loading') await session.join(() => find()).catch(() => undefined)
    },
    loadGuestPermissions: (call) =>
      guestPermissions.join(async () =>
        toGuestPermissions(await halves.platform.context.getApplication(call)),
      ),
  }
}
