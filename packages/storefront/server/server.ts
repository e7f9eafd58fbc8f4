import { serve } from '@hono/node-server'
import { fileURLToPath } from 'node:url'
import { createApp } from './app'
import { readManifest } from './manifest'
import type { Platform } from './platform'
import { createRemotePlatform } from './remote-platform'
import { createRenderPage } from './render-page'
import { createSandboxPlatform } from './sandbox-platform'
import type { Settings } from './settings'
import { readSettings, SettingsError } from './settings'

/** One line per failure: what and where, never who. Addresses come without their query. */
function reportFailure(error: unknown, context: string): void {
  console.error(
    `${context.split('?', 1)[0]}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
  )
}

function readSettingsOrStop(): Settings {
  try {
    return readSettings(process.env)
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    console.error(`These settings cannot be used:\n${error.message}`)
    return process.exit(1)
  }
}

function openPlatform({ platformOrigin, dataFolder, isSteerable }: Settings): Platform {
  return platformOrigin === undefined
    ? createSandboxPlatform(dataFolder, { isSteerable })
    : createRemotePlatform(platformOrigin)
}

const settings = readSettingsOrStop()
const platform = openPlatform(settings)
const clientFolder = new URL('../client/', import.meta.url)
const manifest = {
  ...readManifest(new URL('.vite/manifest.json', clientFolder)),
  ...readManifest(new URL('.vite/hold-manifest.json', clientFolder)),
}
const app = createApp({
  platform,
  renderPage: createRenderPage({ platform, manifest, reportFailure }),
  publicOrigins: settings.publicOrigins,
  clientFolder: fileURLToPath(clientFolder),
  reportFailure,
})
const server = serve({ fetch: app.fetch, port: settings.port, hostname: settings.host }, ({ port }) => {
  const origin = `http://localhost:${port}`
  console.log(`Swiss shop:  ${origin}/de-CH/\nGerman shop: ${origin}/de-shop/`)
})

/** Visitors who are inside have this long to finish. */
const graceMs = 5_000

/** Takes no new visitors, lets those inside finish, then closes the platform. A second signal ends at once. */
function stop(): void {
  process.once('SIGINT', () => process.exit(1)).once('SIGTERM', () => process.exit(1))
  setTimeout(() => process.exit(0), graceMs).unref()
  server.close(() => void Promise.resolve(platform.close()).then(() => process.exit(0)))
}
process.once('SIGINT', stop).once('SIGTERM', stop)
