import type { Client } from '../client/client'
import type { SessionContext } from '../contract/session/context'
import type { CurrencySettings as ShopSettings } from '../contract/shop-context/currency-settings'
import { canUseGuestDataForAuthUsers, dropBlankTexts } from '../rules/account/access'
import { isSignedIn, type ShopperContext } from '../rules/account/shopper-context'
import { chooseCurrency } from '../rules/money/currency'
import type { GuestPermissions } from '../state/guest-permissions'
import type { Scope } from '../state/scope'
import { scopeOwnerEntry, typedFormEntry } from '../storage/storage-entries'

interface Contexts {
  readonly context: SessionContext | undefined
  readonly shopper: ShopperContext
  readonly application: ShopSettings | undefined
}

/** The scope that the contexts give; without an application context the shop's settings stay as they are. */
export function resolveScope(
  { scope }: Pick<Client, 'scope'>,
  { context, shopper, application }: Contexts,
): Scope {
  const { shop, webstoreId, locale, ...existing } = scope.getSnapshot()
  return {
    shop,
    webstoreId,
    locale,
    ...(application ? toSettings(application, locale) : keepSettings(existing)),
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

/**
 * Makes the tab the shopper's: what it keeps of another buyer goes. What somebody typed as the session ended waits
 * while nobody is signed in, and is there for that person alone.
 */
export function claimTab({ storage }: Pick<Client, 'storage'>, userId: string | null): void {
  const owner = storage.read(scopeOwnerEntry)
  const typed = storage.read(typedFormEntry)
  if (owner !== null && owner !== userId) storage.forgetPersonal()
  if (userId !== null) storage.write(scopeOwnerEntry, userId)
  if (typed === null) return
  if (userId === null || typed.userId === userId) storage.write(typedFormEntry, typed)
  else storage.remove(typedFormEntry)
}
