import { fileURLToPath } from 'node:url'
import { afterAll } from 'vitest'
import type { AppOptions } from './app'
import { createApp } from './app'
import type { Deadlines } from './call-deadlines'
import type { ConnectionBounds } from './listen'
import { listen } from './listen'
import type { Platform } from './platform'
import { createRenderPage } from './render-page'
import type { RenderPage } from './render-page'
import { createReportFailure } from './request-log'
import { watchSignIns } from './watch-sign-ins'

export interface DoorOptions extends Pick<
  AppOptions,
  'pagesAtOnce' | 'isStopping' | 'isBehindProxy' | 'log'
> {
  readonly platform: Platform
  readonly bounds?: Partial<ConnectionBounds>
  readonly deadlines?: Deadlines
  /** Instead of the shop's own pages. */
  readonly renderPage?: RenderPage
}

/** The shop at a port of this machine until the tests of the file are over, with the failures that it reported. */
export async function openDoor({ bounds, deadlines, renderPage, ...options }: DoorOptions) {
  const platform = watchSignIns(options.platform)
  const failures: string[] = []
  const logFailure = options.log && createReportFailure(options.log)
  const reportFailure = (error: unknown, context: string) => {
    failures.push(context)
    logFailure?.(error, context)
  }
  const app = createApp({
    ...options,
    platform,
    renderPage:
      renderPage ??
      createRenderPage({ platform, manifest: {}, reportFailure, ...(deadlines && { deadlines }) }),
    publicOrigins: [],
    clientFolder: fileURLToPath(new URL('../public', import.meta.url)),
    reportFailure,
  })
  const listening = await listen({ fetch: app.fetch, port: 0, host: '127.0.0.1', ...(bounds && { bounds }) })
  afterAll(() => listening.stop())
  return { ...listening, failures, origin: `http://localhost:${listening.port}` }
}
