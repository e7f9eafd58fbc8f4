import { defaultApiVersion } from '../../src/shell/platform-kind'
import { setImmediate as nextRound } from 'node:timers/promises'
import pLimit from 'p-limit'
import { parseShopUrl } from '@cartonnage/sdk/rules'
import type { SafeParse } from '@cartonnage/sdk'
import type { Schema } from '@cartonnage/sdk/contract'
import * as z from 'zod/mini'
import { createPageRenderer } from '../../src/app/entry-server'
import type { RenderedPage } from '../../src/app/entry-server'
import { standsAlone } from '../../src/shell/paths'
import type { VisitorCookies } from '../../src/shell/visitor-cookie'
import { isChosenByForm } from '../../src/shell/consent-store'
import type { OpenFileDesk } from '../uploads/open-file-desk'
import { openVisitorCookies } from '../http/visitor-cookies'
import { createBreaker } from '../platform/breaker'
import type { Deadlines } from '../platform/call-deadlines'
import { startPageTime } from '../platform/call-deadlines'
import { createDeliveryCalendar } from './delivery-calendar'
import { findHolidayPlaces } from '../endpoints/holiday-places'
import { writeDocument, collectFiles, entrySource, earlyScriptSource, fontSource } from './document'
import type { Manifest } from './document'
import { pageOfTwin, twinOf } from '../markdown/page-twin'
import { sendTwin, toTwin } from './twin-rendering'
import type { OpenWork } from './form-work'
import { createFormWork } from './form-work'
import type { MemoryCache } from '../cache/memory-cache'
import type { Platform } from '../platform/platform'
import { createPlatformFetch } from '../platform/platform-fetch'
import type { CachedResponse } from '../cache/shared-reads'
import { shareReads } from '../cache/shared-reads'

/** The result of rendering a page. */
export interface Rendering {
  readonly status: number
  /** The page's own headers; all headers of a redirect. */
  readonly headers: Headers
  /** Absent for a redirect. */
  readonly html: string | undefined
  /** `Set-Cookie` lines for this visitor. */
  readonly setCookies: readonly string[]
  /** Shows, or may show, something that belongs to one visitor. */
  readonly isPersonal: boolean
  /** Not even a browser may keep it: Back must not show it after the session has ended. */
  readonly isConfidential: boolean
  /** Nothing is missing, and the platform responded to every call just now. */
  readonly isComplete: boolean
}

export interface RenderingOptions {
  readonly platform: Platform
  readonly manifest: Manifest
  readonly reportFailure: (error: unknown, context: string) => void
  readonly deadlines: Deadlines
  readonly openWork: OpenWork
  /** Gives pages the files of their visitors. @default none */
  readonly openFileDesk?: OpenFileDesk | undefined
  /** Responses of the platform that all visitors share. */
  readonly reads: MemoryCache<CachedResponse>
}

export interface PageToRender {
  /** From shared reads for all anonymous visitors; otherwise for the visitor of the request. */
  readonly isShared: boolean
  /** The network address that asked for it; null where it is unknown. */
  readonly address: string | null
}

export type Render = (request: Request, page: PageToRender) => Promise<Rendering>

/** A redirect, which has no content, or a file, which belongs to the visitor who asked for it unless it is public. */
async function sendAsItIs(response: Response) {
  const { status } = response
  const headers = new Headers(response.headers)
  const isFile = status === 200
  const isPublic = isFile && headers.get('cache-control') === 'public'
  // For how long is decided as for pages.
  if (isPublic) headers.delete('cache-control')
  const html = isFile ? await readWhole(response) : undefined
  return { status, headers, html, isPersonal: isFile && !isPublic, isConfidential: !isPublic }
}

/** With its byte order mark, by which spreadsheets know the encoding of a file; `text()` would leave it out. */
const readWhole = async (response: Response): Promise<string> =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())

/** Renders pages, each with a shop client of its own. */
export function createRendering(options: RenderingOptions): Render {
  const { platform, manifest, deadlines, openWork } = options
  const breaker = createBreaker()
  const renderQueue = pLimit(1)
  const waitForTurn = () => renderQueue(letOthersPass)
  const renderShopPage = createPageRenderer({
    isDevelopment: platform.isSandbox === true,
    isAdminEnabled: platform.isAdminEnabled === true,
    platformKind: platform.kind ?? 'shop',
    apiVersion: platform.apiVersion ?? defaultApiVersion,
    parse: readCompiled,
    deliveryCalendarOf: (shop) => createDeliveryCalendar(shop, platform),
    findHolidayPlaces,
    waitForTurn,
  })
  return async (request, { isShared }) => {
    let isComplete = true
    const reportFailure = (error: unknown, context: string) => {
      isComplete = false
      options.reportFailure(error, context)
    }
    const pageUrl = pageOfTwin(request.url)
    const { shop, path } = parseShopUrl(pageUrl ?? request.url)
    const time = startPageTime(request, deadlinesOf(path, deadlines))
    const platformFetch = createPlatformFetch(platform, isShared ? withoutCookies(request) : request, {
      breaker,
      time,
    })
    const shared = isShared ? shareReads(options.reads, platformFetch.fetch) : undefined
    const cookies = openVisitorCookies(request, shop)
    const page = await renderShopPage({
      request: pageUrl === undefined ? request : new Request(pageUrl, request),
      fetch: shared?.fetch ?? platformFetch.fetch,
      cookies: provideAll(cookies, options.openFileDesk?.(request, shop)),
      formWork: createFormWork({ responseMs: deadlines.responseMs, openWork, reportFailure }),
      reportFailure,
    })
    const setCookies = [...platformFetch.setCookies(), ...cookies.setCookies()]
    isComplete &&= shared?.isCurrent() !== false
    if (page instanceof Response) {
      const sent = pageUrl === undefined ? page : toTwin(page, pageUrl)
      return { ...(await sendAsItIs(sent)), setCookies, isComplete: isComplete && page.status < 400 }
    }
    const hasConsentChoice = isChosenByForm(request.headers.get('cookie') ?? '')
    const headers = headersOf(page)
    // What follows blocks for as long as a rendering.
    if (pageUrl !== undefined) await waitForTurn()
    return {
      status: page.status,
      ...(pageUrl === undefined
        ? { headers, html: write(page, { manifest, hasConsentChoice, url: request.url }) }
        : sendTwin(page, { headers, pageUrl })),
      setCookies,
      isPersonal: page.isPersonal || hasConsentChoice,
      isConfidential: page.isConfidential || setCookies.length > 0,
      isComplete: isComplete && page.status < 500,
    }
  }
}

type Provider = Pick<VisitorCookies, 'provide'>

/** Gives a page what each of them has for its visitor. */
const provideAll = (...providers: readonly (Provider | undefined)[]): Provider => ({
  provide: (context) => providers.forEach((provider) => provider?.provide(context)),
})

/** Rounds of the event loop between two renderings. */
const rounds = 20

/**
 * Files and cached pages are sent between two renderings. One round accepts one connection, so that a visitor who comes
 * after many others would wait for as many renderings.
 */
async function letOthersPass(): Promise<void> {
  for (let round = 0; round < rounds; round += 1) await nextRound()
}

/** A page that needs the platform for its frame only does not wait long for that. */
const deadlinesOf = (path: string, deadlines: Deadlines): Deadlines =>
  standsAlone(path) ? { ...deadlines, pageMs: deadlines.pageMs / 4 } : deadlines

function withoutCookies(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.delete('cookie')
  return new Request(request, { headers })
}

function headersOf({ locale, retryAfter, refresh, status }: RenderedPage): Headers {
  const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8', 'Content-Language': locale })
  const seconds = retryAfter ?? (status === 503 ? '30' : undefined)
  if (seconds !== undefined) headers.set('Retry-After', seconds)
  if (refresh !== undefined) headers.set('Refresh', refresh)
  return headers
}

interface DocumentParts {
  readonly manifest: Manifest
  readonly hasConsentChoice: boolean
  readonly url: string
}

function write(page: RenderedPage, { manifest, hasConsentChoice, url }: DocumentParts): string {
  return writeDocument(page, {
    earlyScript: manifest[earlyScriptSource]?.file,
    files: collectFiles(manifest, [entrySource, ...page.sources]),
    font: manifest[fontSource]?.file,
    hasConsentChoice,
    twin: page.status === 200 ? twinOf(url) : undefined,
  })
}

const compiled = new WeakMap<Schema, Schema>()

function compile<Out>(schema: Schema<Out>): Schema<Out> {
  const existing = compiled.get(schema) ?? z.compile(schema)
  compiled.set(schema, existing)
  // The map has the compiled form of each schema.
  return existing as Schema<Out>
}

/** Compiles each schema at its first use. That evaluates generated code, which the policy forbids in browsers. */
export const readCompiled: SafeParse = (schema, value) => z.safeParse(compile(schema), value)
