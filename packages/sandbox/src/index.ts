/**
 * The platform of the shop for development and tests, without an organisation: an app that answers in process.
 *
 * @module @cartonnage/sandbox
 */

export { CatalogError } from './seed/read-catalog'
export { createSandbox, type Sandbox, type SandboxOptions } from './sandbox'
export type { SandboxSettings } from './calls/sandbox-context'
export type { MailAttachment, OrderMail, OrderMailKind, RenderedMail } from './calls/mail-content'
export type { Shop, ShopLocale, WebstoreAliases } from './shop'
export type { CartOptions, IntegrationClient } from './calls/sandbox-context'
export type { Clock, MovableClock } from './clock'
export type { Bindable, Database } from './database/database'
export { openWasmDatabase, type WasmConnection, type WasmStatement } from './database/wasm-sqlite'
export {
  ConnectionLost,
  type ArmedFault,
  type Fault,
  type FaultKind,
  type FaultMatch,
  type Faults,
  type FaultTarget,
} from './faults/faults'
