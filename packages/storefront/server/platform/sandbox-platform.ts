import { createNodeSandbox } from '@cartonnage/sandbox/node'
import type { NodeSandboxOptions } from '@cartonnage/sandbox/node'
import type { ApiVersion, PlatformKind } from '../../src/shell/platform-kind'
import { sellerAddressLines } from '../../src/shell/sellers'
import { renderOrderMail } from '../mails/render-order-mail'
import type { Platform } from './platform'

export interface SandboxPlatformOptions {
  /** Opens the admin pages, which only developers should be able to reach. @default false */
  readonly isAdminEnabled?: boolean
  /** Where browsers find the payment provider's pages. @default there are none */
  readonly paymentOrigin?: string | undefined
  /** About how many orders an address gets mails that may be a stranger's. @default the sandbox's own */
  readonly orderMails?: NodeSandboxOptions['orderMails']
  /** An organisation with the shop's own classes, or without. @default 'shop' */
  readonly platformKind?: PlatformKind
  /** The version of its API that pages call. @default `defaultApiVersion` */
  readonly apiVersion?: ApiVersion | undefined
  /** Gives out access tokens. @default for a plain one */
  readonly tokens?: boolean
}

/** The sandbox as a platform, and the payment provider's pages that belong to it. */
export interface SandboxPlatform extends Platform {
  readonly paymentPages: (request: Request) => Promise<Response>
}

/** The sandbox inside this process. With a folder its data survives a restart. */
export function createSandboxPlatform(
  dataFolder: string | undefined,
  {
    isAdminEnabled = false,
    paymentOrigin,
    orderMails,
    platformKind = 'shop',
    apiVersion,
    tokens,
  }: SandboxPlatformOptions = {},
): SandboxPlatform {
  const { fetch, close, paymentPages, clock } = createNodeSandbox({
    admin: isAdminEnabled,
    plain: platformKind === 'plain',
    ...(tokens !== undefined && { tokens }),
    renderMail: renderOrderMail,
    returnAddresses: { CH: sellerAddressLines('CH').join(', '), DE: sellerAddressLines('DE').join(', ') },
    ...(dataFolder !== undefined && { data: dataFolder }),
    ...(paymentOrigin !== undefined && { paymentOrigin }),
    ...(orderMails !== undefined && { orderMails }),
  })
  return {
    ...{ fetch, close, paymentPages, now: clock.now, kind: platformKind, isSandbox: true, isAdminEnabled },
    ...(apiVersion && { apiVersion }),
  }
}
