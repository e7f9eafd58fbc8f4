import { fileURLToPath } from 'node:url'
import { afterAll } from 'vitest'
import { createApp } from './app'
import { createKept } from './kept'
import { createRenderPage } from './render-page'
import { createSandboxPlatform } from './sandbox-platform'
import type { SandboxPlatformOptions } from './sandbox-platform'

export const origin = 'http://localhost:4173'

const reportFailure = (error: unknown) => {
  throw error
}

/** The shop's server over a sandbox of its own, until the tests of the file are over. A reported failure fails. */
export function openShop(options?: SandboxPlatformOptions) {
  const platform = createSandboxPlatform(undefined, options)
  afterAll(() => platform.close())
  const kept = createKept({ reportFailure })
  return createApp({
    platform,
    kept,
    renderPage: createRenderPage({ platform, manifest: {}, reportFailure, kept }),
    publicOrigins: [],
    clientFolder: fileURLToPath(new URL('../public', import.meta.url)),
    reportFailure,
  })
}
