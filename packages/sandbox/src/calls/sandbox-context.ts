import type { MovableClock } from '../clock'
import type { Database } from '../database/database'
import type { CartFault, Faults } from '../faults/faults'
import type { Random } from '../random'
import type { WebstoreAliases } from '../shop'
import type { CartOptions } from './cart-options'
import type { SandboxEvents } from './sandbox-events'

/** Everything a route may use besides the request: one per sandbox. */
export interface SandboxContext {
  readonly db: Database
  readonly clock: MovableClock
  readonly random: Random
  readonly faults: Faults
  readonly events: SandboxEvents
  readonly options: SandboxSettings
  /** How a fault of this request lets its cart stand. */
  readonly cartFault?: CartFault
  /** Throws away everything that was done since the first start. */
  readonly reset: () => void
}

/** How the twin behaves. A member without `?` has its default in `createSandbox`; each is an option of it. */
export interface SandboxSettings {
  /** How long an asynchronous step (cart calculation, checkout start) takes, in ms. 0 = done at once. @default 0 */
  readonly delay: number
  /** Whether `/__sandbox` takes faults and clock moves, and requests may carry a fault in a header. @default true */
  readonly admin: boolean
  /** Whether a signed-in visitor's writes need the token of `ui-api/session/csrf`. @default false */
  readonly csrf: boolean
  /** The header that carries this token. @default 'X-CSRF-Token' */
  readonly csrfHeader: string
  /**
   * Who keeps the cookies: `caller` as on every server, `sandbox` in a browser page, which cannot hand cookies to
   * its scripts. The sandbox then has one visitor only. @default 'caller'
   */
  readonly cookies: 'caller' | 'sandbox'
  /** How long a session lasts from signing in, in hours of the sandbox's clock. @default 720 */
  readonly sessionHours: number
  /** Further ids of the two webstores, for a storefront that was made for those of an organisation. */
  readonly webstoreAliases?: WebstoreAliases
  /** How carts behave where organisations differ. */
  readonly carts?: CartOptions
  /** Whether a checkout says already that stock lacks, as 422, or only its order does. @default 'order' */
  readonly stockCheck?: 'checkout' | 'order'
}
