import type { FeatureContext } from '../client/client'
import type { SessionContext } from '../contract/session/context'
import type { CurrencySettings as ShopSettings } from '../contract/shop-context/currency-settings'
import { canUseGuestDataForAuthUsers, dropBlankTexts } from '../rules/account/access'
import { isSignedIn, type ShopperContext } from '../rules/account/shopper-context'
import { chooseCurrency } from '../rules/money/currency'
import type { GuestPermissions } from '../state/guest-permissions'
import type { Scope } from '../state/scope'
import { scopeOwnerEntry, enteredFormEntry } from '../storage/storage-entries'

interface Contexts {
  readonly context: SessionContext | undefined
  readonly shopper: ShopperContext
  readonly application: ShopSettings | undefined
}

/** The scope that follows from the contexts; without an application context, the shop's settings stay. */
export function resolveScope(
  { scope }: Pick<FeatureContext, 'scope'>,
  { context, shopper, application }: Contexts,
): Scope {
  const { shop, webstoreId, locale, ...current } = scope.getSnapshot()
  return {
    shop,
    webstoreId,
    locale,
    ...(application ? toSettings(application, locale) : settingsOf(current)),
    ...(isSignedIn(context)
      ? dropBlankTexts({ userId: context.userId, effectiveAccountId: shopper.effectiveAccountId })
      : {}),
  }
}

type Settings = Pick<Scope, 'currencyCode' | 'isHighScaleCart' | 'hasOrderSteps' | 'sharesGuestData'>

/** The settings of the application context that decide how calls are made. */
export const toSettings = (application: ShopSettings, locale: string): Settings => ({
  ...dropBlankTexts({ currencyCode: chooseCurrency(application, locale) }),
  ...(application.propertiesEx?.highScaleCartEnabled ? { isHighScaleCart: true } : {}),
  hasOrderSteps: application.placeOrderV2Enabled === true,
  ...(canUseGuestDataForAuthUsers(application) ? { sharesGuestData: true } : {}),
})

export const toGuestPermissions = ({
  guestCartEnabled,
  guestCheckoutEnabled,
}: ShopSettings): GuestPermissions => ({ guestCartEnabled, guestCheckoutEnabled })

const settingsOf = ({
  effectiveAccountId: _account,
  userId: _user,
  ...settings
}: Settings & Partial<Scope>) => settings

/**
 * Makes the tab the shopper's, and removes what it stores of another buyer. What a buyer had entered when the session
 * ended is kept while nobody is signed in, for that buyer alone.
 */
export function claimTab({ storage }: Pick<FeatureContext, 'storage'>, userId: string | null): void {
  const owner = storage.read(scopeOwnerEntry)
  const form = storage.read(enteredFormEntry)
  if (owner !== null && owner !== userId) storage.forgetPersonal()
  if (userId !== null) storage.write(scopeOwnerEntry, userId)
  if (form === null) return
  if (userId === null || form.userId === userId) storage.write(enteredFormEntry, form)
  else storage.remove(enteredFormEntry)
}
