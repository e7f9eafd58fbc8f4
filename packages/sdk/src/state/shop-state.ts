import type { CartCounts } from '../contract/cart-actions'
import type { NavigationItem } from '../rules/page/navigation'
import type { VatInfo, VatRate } from '../rules/money/vat'
import type { Cart } from './cart'
import type { GuestPermissions } from './guest-permissions'
import type { Scope } from './scope'
import type { Session } from './session'

/** What a server loaded, as plain JSON. Only what was loaded is in it. */
export interface ShopState {
  readonly scope?: Pick<
    Scope,
    'currencyCode' | 'effectiveAccountId' | 'userId' | 'isHighScaleCart' | 'hasOrderSteps' | 'sharesGuestData'
  >
  readonly session?: Session
  readonly guestPermissions?: GuestPermissions
  readonly vat?: VatInfo
  readonly vatRates?: readonly VatRate[]
  readonly navigation?: readonly NavigationItem[]
  readonly cartCounts?: CartCounts
  readonly cart?: Cart | null
}
