import { fileURLToPath } from 'node:url'
import { afterAll } from 'vitest'
import { createApp } from '../app'
import { createSharedCaches } from '../cache/shared-caches'
import { createRenderPage } from '../pages/render-page'
import { createSandboxPlatform } from '../platform/sandbox-platform'
import type { SandboxPlatformOptions } from '../platform/sandbox-platform'

export const origin = 'http://localhost:4173'

const reportFailure = (error: unknown) => {
  throw error
}

export interface OpenShopOptions extends SandboxPlatformOptions {
  /** The time by which cached pages age. @default the machine's clock */
  readonly now?: () => number
}

/** The shop's server over a sandbox of its own, until the tests of the file are over. A reported failure fails. */
export function openShop({ now, ...options }: OpenShopOptions = {}) {
  const platform = createSandboxPlatform(undefined, options)
  afterAll(() => platform.close())
  const caches = createSharedCaches({ reportFailure, ...(now && { now }) })
  return createApp({
    platform,
    caches,
    renderPage: createRenderPage({ platform, manifest: {}, reportFailure, caches }),
    publicOrigins: [],
    clientFolder: fileURLToPath(new URL('../../public', import.meta.url)),
    reportFailure,
  })
}
