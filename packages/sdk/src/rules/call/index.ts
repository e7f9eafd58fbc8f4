/**
 * Facts about calls: versions, polling, how long an application context holds.
 *
 * @module @cartonnage/sdk/rules/call
 */
export { contextLifetime, shouldRefreshContext } from './application-context'
export { activeCheckout, checkoutCartStatus, currentCart, sinceVersion } from './call-defaults'
export { pollDelay } from './polling'
