import { resetPersonalStores } from '../client-core'
import type { ClientCore } from '../client-core'
import type { SessionContext } from '../contract/context'
import type { CurrencySettings as ShopSettings } from '../contract/currency-settings'
import { canUseGuestDataForAuthUsers, dropBlankTexts } from '../rules/account/access'
import { isSignedIn, type ShopperContext } from '../rules/account/shopper-context'
import { chooseCurrency } from '../rules/money/currency'
import type { GuestPermissions } from '../state/guest-permissions'
import type { Scope } from '../state/scope'
import { storageEntries } from '../storage/storage-entries'
import type { SessionPlatform } from './session-context'

interface Contexts {
  readonly context: SessionContext | undefined
  readonly shopper: ShopperContext
  readonly application: ShopSettings | undefined
}

/** The scope that the contexts give; without an application context the shop's settings stay as they are. */
export function resolveScope(
  { scope }: Pick<ClientCore, 'scope'>,
  { context, shopper, application }: Contexts,
): Scope {
  const { shop, webstoreId, locale, ...known } = scope.getSnapshot()
  return {
    shop,
    webstoreId,
    locale,
    ...(application ? toSettings(application, locale) : keepSettings(known)),
    ...(isSignedIn(context)
      ? dropBlankTexts({ userId: context.userId, effectiveAccountId: shopper.effectiveAccountId })
      : {}),
  }
}

type Settings = Pick<Scope, 'currencyCode' | 'isHighScaleCart' | 'hasOrderSteps' | 'sharesGuestData'>

/** What the application context says of how calls are made. */
export const toSettings = (application: ShopSettings, locale: string): Settings => ({
  ...dropBlankTexts({ currencyCode: chooseCurrency(application, locale) }),
  ...(application.propertiesEx?.highScaleCartEnabled ? { isHighScaleCart: true } : {}),
  hasOrderSteps: application.placeOrderV2Enabled === true,
  ...(canUseGuestDataForAuthUsers(application) ? { sharesGuestData: true } : {}),
})

/** What the application context says of guests. */
export const toGuestPermissions = ({
  guestCartEnabled,
  guestCheckoutEnabled,
}: ShopSettings): GuestPermissions => ({ guestCartEnabled, guestCheckoutEnabled })

const keepSettings = ({
  effectiveAccountId: _account,
  userId: _user,
  ...settings
}: Settings & Partial<Scope>) => settings

interface ScopeChange {
  readonly platform: Pick<SessionPlatform, 'transport'>
  readonly next: Scope
  /** Why what is in flight for the old shopper is cancelled. */
  readonly reason?: unknown
}

/** Takes a scope over. When it is another shopper's, what the client holds of the old one goes. */
export function changeScope(core: ClientCore, { platform, next, reason }: ScopeChange): void {
  const previous = core.scope.getSnapshot()
  const isSame = previous.userId === next.userId && previous.effectiveAccountId === next.effectiveAccountId
  if (!isSame) {
    // Before the first answer nobody is known, so nothing in flight was asked for somebody else.
    if (previous.userId !== undefined) core.lifetime.renew(reason)
    platform.transport.clearAnswers()
    resetPersonalStores(core)
  }
  core.scope.set(next)
}

/**
 * Makes the tab the shopper's: what it keeps of another buyer goes. What somebody typed as the session ended waits
 * while nobody is signed in, and is there for that person alone.
 */
export function claimTab({ browserStore }: Pick<ClientCore, 'browserStore'>, userId: string | null): void {
  const { scopeOwner, typedForm } = storageEntries
  const owner = browserStore.read(scopeOwner)
  const typed = browserStore.read(typedForm)
  if (owner !== null && owner !== userId) browserStore.forgetPersonal()
  if (userId !== null) browserStore.write(scopeOwner, userId)
  if (typed === null) return
  if (userId === null || typed.userId === userId) browserStore.write(typedForm, typed)
  else browserStore.remove(typedForm)
}
