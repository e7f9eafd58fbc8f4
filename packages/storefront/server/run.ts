import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createApp } from './app'
import { createAttempts, createMemoryStore } from './limits/attempts'
import { createFileDesks } from './uploads/open-file-desk'
import { openUploads } from './uploads/open-uploads'
import { createFrameOrigins } from './platform/frame-origins'
import { exitOnFault, redirectConsole } from './log/process-log'
import { createOpenWork } from './pages/form-work'
import { guardReservations } from './limits/guard-reservations'
import { createSharedCaches } from './cache/shared-caches'
import { limitPlatform } from './limits/limit-platform'
import { listen } from './server'
import { createLog } from './log/log'
import { readManifest } from './pages/document'
import type { Platform } from './platform/platform'
import { createRemotePlatform } from './platform/remote-platform'
import { createRenderPage } from './pages/render-page'
import { createReportFailure, logEvent } from './log/request-log'
import { keepSessions } from './sessions/keep-sessions'
import { createSandboxTokens } from './sessions/sandbox-tokens'
import { createMemorySessions } from './sessions/session-store'
import type { Settings } from './settings/settings'
import { readSettings, SettingsError } from './settings/settings'

function readSettingsOrStop(): Settings {
  try {
    return readSettings(process.env)
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    console.error(`Invalid settings:\n${error.message}`)
    return process.exit(1)
  }
}

/** A server with a platform never loads the sandbox's code. */
async function openPlatform(settings: Settings): Promise<Platform> {
  const { platformOrigin, platformKind: kind, apiVersion } = settings
  if (platformOrigin !== undefined) return { ...createRemotePlatform(platformOrigin), kind, apiVersion }
  const { serveSandboxPlatform } = await import('./platform/serve-sandbox')
  return serveSandboxPlatform({
    ...settings,
    orderMails: settings.limits['orders.recipient'],
    tokens: settings.signIn === 'token',
  })
}

const settings = readSettingsOrStop()
const log = createLog({
  format: settings.logFormat,
  now: () => new Date(),
  print: (text, level) => void (level === 'info' ? process.stdout : process.stderr).write(text),
  startTimer: (run, ms) => {
    const timer = setTimeout(run, ms).unref()
    return () => clearTimeout(timer)
  },
})
/** Ends this process after writing the log's open counts. */
function end(code: number): never {
  log.flush()
  return process.exit(code)
}
// The reader of the log may disconnect; the shop must go on.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
exitOnFault(process, { log, end: () => end(1) })
for (const message of settings.warnings) log.write({ level: 'warn', event: 'setting', message })
const reportFailure = createReportFailure(log)
const opened = await openPlatform(settings).catch((error: unknown) => {
  // The message says why the data folder cannot be used.
  if (!(error instanceof Error) || error.name !== 'DataFolderError') throw error
  console.error(error.message)
  return process.exit(1)
})
const now = () => opened.now?.() ?? Date.now()
const signedIn =
  settings.signIn === 'classes'
    ? opened
    : keepSessions(opened, {
        tokens: createSandboxTokens(opened),
        sessions: createMemorySessions({ now }),
        reportFailure,
      })
const opening = await openUploads(settings, now).catch((error: unknown) => {
  console.error(`Cannot keep files of visitors: ${String(error)}`)
  return process.exit(1)
})
const { uploads, incomingFolder, close: closeUploads } = opening
const attempts = { limits: settings.limits, store: createMemoryStore(), reportFailure }
const platform = limitPlatform(guardReservations(signedIn), {
  ...attempts,
  onLimit: ({ kind }) => logEvent('limit-reached', { kind }),
})
const clientFolder = new URL('../client/', import.meta.url)
const manifest = {
  ...readManifest(new URL('.vite/manifest.json', clientFolder)),
  ...readManifest(new URL('.vite/early-script-manifest.json', clientFolder)),
}
let isStopping = false
const openWork = createOpenWork()
const caches = createSharedCaches({
  reportFailure: (error) => reportFailure(error, 'refreshing a cached page'),
})
const app = createApp({
  platform,
  renderPage: createRenderPage({
    platform,
    manifest,
    reportFailure,
    openWork,
    caches,
    openFileDesk: createFileDesks({ uploads, attempts: createAttempts(attempts) }),
  }),
  files: { uploads, incomingFolder },
  caches,
  attempts,
  findFrameOrigin: createFrameOrigins({ platform, reportFailure }),
  publicOrigins: settings.publicOrigins,
  clientFolder: fileURLToPath(clientFolder),
  reportFailure,
  trustedHops: settings.trustedHops,
  securityContact: settings.securityContact,
  log,
  isStopping: () => isStopping,
})
const { port, host, trustedHops } = settings
const bounds = trustedHops > 0 ? { connectionsOfAddress: Infinity } : {}
const listening = await listen({ fetch: app.fetch, port, host, bounds }).catch((error: unknown) => {
  console.error(`Cannot listen at ${host}:${port}: ${String(error)}`)
  return process.exit(1)
})
const origin = `http://localhost:${listening.port}`
console.log(`Swiss shop:  ${origin}/de-CH/\nGerman shop: ${origin}/de-shop/`)
// From here on only libraries write to the console.
redirectConsole(console, log)
log.write({ level: 'info', event: 'started', port: listening.port })

/** `SIGHUP` comes when a terminal closes: it ends the process as in order as the others. */
const endingSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Running requests have this long to finish: longer than the slowest form, a payment and an order of 30 s each. */
const graceMs = 70_000

/**
 * Reports at `/health/ready` that it is stopping, waits until load balancers have noticed, accepts no new visitors,
 * finishes running requests, then closes the platform. A second signal ends the process at once.
 */
async function stop(): Promise<void> {
  for (const signal of endingSignals) process.once(signal, () => end(1))
  isStopping = true
  log.write({ level: 'info', event: 'stopping' })
  setTimeout(() => end(1), settings.drainSeconds * 1_000 + graceMs).unref()
  await wait(settings.drainSeconds * 1_000)
  await listening.stop()
  // The work of a form continues after its visitor has left.
  await openWork.done()
  await platform.close()
  await closeUploads()
  log.flush()
  log.write({ level: 'info', event: 'stopped' })
  end(0)
}
let stopping: Promise<void> | undefined
for (const signal of endingSignals) process.once(signal, () => void (stopping ??= stop()))
