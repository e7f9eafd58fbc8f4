import { fileURLToPath } from 'node:url'
import { afterAll } from 'vitest'
import type { AppOptions } from '../app'
import { createApp } from '../app'
import type { AttemptStore } from '../limits/attempts'
import { createMemoryStore } from '../limits/attempts'
import type { Deadlines } from '../platform/call-deadlines'
import { createFileDesks } from '../uploads/open-file-desk'
import { createSharedCaches } from '../cache/shared-caches'
import type { ConnectionBounds } from '../server'
import type { LimitHit } from '../limits/limit-platform'
import { limitPlatform } from '../limits/limit-platform'
import { defaultLimits } from '../limits/limits'
import type { Limits } from '../limits/limits'
import { listen } from '../server'
import type { PageLimits } from '../limits/page-limit'
import type { Platform } from '../platform/platform'
import { createRenderPage } from '../pages/render-page'
import type { RenderPage } from '../pages/render-page'
import { createReportFailure, logEvent } from '../log/request-log'

export interface ShopServerOptions extends Pick<
  AppOptions,
  'isStopping' | 'trustedHops' | 'securityContact' | 'log' | 'findFrameOrigin' | 'files'
> {
  readonly platform: Platform
  /** Those that differ from what a shop has by default. @default no limits at all */
  readonly limits?: Partial<Limits>
  readonly store?: AttemptStore
  readonly bounds?: Partial<ConnectionBounds>
  readonly deadlines?: Partial<Deadlines>
  readonly publicOrigins?: readonly string[]
  readonly pageLimits?: Partial<PageLimits>
  /** Instead of the shop's own pages. */
  readonly renderPage?: RenderPage
}

/** The shop at a port of this machine until the tests of the file are over, with the failures that it reported. */
export async function openShopServer(given: ShopServerOptions) {
  const { bounds, deadlines, renderPage, limits, pageLimits, publicOrigins = [], ...others } = given
  const { store = createMemoryStore(), ...options } = others
  const failures: string[] = []
  const hits: LimitHit[] = []
  const logFailure = options.log && createReportFailure(options.log)
  const reportFailure = (error: unknown, context: string) => {
    failures.push(context)
    logFailure?.(error, context)
  }
  const onLimit = (hit: LimitHit) => {
    hits.push(hit)
    logEvent('limit-reached', { kind: hit.kind })
  }
  const attempts = limits && { limits: { ...defaultLimits, ...limits }, store, reportFailure }
  const platform = attempts ? limitPlatform(options.platform, { ...attempts, onLimit }) : options.platform
  const kept = createSharedCaches({
    reportFailure: (error) => reportFailure(error, 'refreshing a cached page'),
  })
  const app = createApp({
    ...options,
    platform,
    attempts,
    caches: kept,
    renderPage:
      renderPage ??
      createRenderPage({
        platform,
        manifest: {},
        reportFailure,
        deadlines,
        limits: pageLimits,
        caches: kept,
        openFileDesk: options.files && createFileDesks(options.files),
      }),
    publicOrigins,
    clientFolder: fileURLToPath(new URL('../../public', import.meta.url)),
    reportFailure,
  })
  const listening = await listen({ fetch: app.fetch, port: 0, host: '127.0.0.1', ...(bounds && { bounds }) })
  afterAll(() => listening.stop())
  return { ...listening, failures, hits, origin: `http://localhost:${listening.port}` }
}
