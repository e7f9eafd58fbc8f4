import { request } from '@playwright/test'
import { shops, sites } from '../../packages/storefront/e2e/harness/sites.ts'
import { furtherRoutes, isIn, pathOf, routes } from '../../packages/storefront/e2e/route-table.ts'
import { importSource } from '../import-source.ts'
import { inParallel } from '../in-parallel.ts'
import { withImports } from './build-files.ts'
import { readDocument } from './read-document.ts'
import type { Site } from '../../packages/storefront/e2e/harness/sites.ts'
import type * as Harness from '../../packages/storefront/e2e/harness/visitors.ts'
import type { Route } from '../../packages/storefront/e2e/route-table.ts'
import type { BuildManifest } from './build-files.ts'
import type { DocumentFiles } from './read-document.ts'

const { prepareBuyer } = (await importSource('packages/storefront/e2e/harness/visitors.ts')) as typeof Harness

/** A guest, or a buyer who has filled a cart or ordered something. */
type Who = 'guest' | keyof typeof prepareBuyer

/** What one page's HTML makes a browser fetch, and what is wrong with it. */
export interface PageFiles extends DocumentFiles {
  readonly name: string
  readonly isBuyer: boolean
  /** page, visitor and language */
  readonly label: string
  readonly problems: readonly string[]
}

const ofGuests = new Set<Route['kind']>(['guest-cart', 'login'])
const starting = new Set<Route['kind']>(['guest-cart', 'cart', 'checkout', 'order-confirmation', 'login'])

const isSeenBy = ({ kind, history }: Route, who: Who): boolean => {
  if (history === 'cart' || history === 'order') return who === history
  return who === 'guest' || (who === 'cart' && !ofGuests.has(kind))
}

const findProblems = (route: Route, { app, startsAtOnce }: DocumentFiles, needed: readonly string[]) => [
  ...(app.length === 0 ? ['the document names no scripts of the application'] : []),
  ...needed
    .filter((path) => !app.includes(path))
    .map((path) => `the document does not name ${path}, which one of its scripts imports`),
  ...(startsAtOnce === (route.startsAtOnce ?? starting.has(route.kind))
    ? []
    : [`${startsAtOnce ? 'starts at once' : 'waits for a sign'}, which is not expected of it`]),
]

/** Requests at the same time: the shop renders one page after the other. */
const width = 4

/** Reads what the HTML of every page names, in all languages of a shop, as one visitor. */
const readAs = async (who: Who, shop: Site, { origin, manifest }: Shop): Promise<readonly PageFiles[]> => {
  const requests = await request.newContext({ baseURL: origin })
  const records = who === 'guest' ? { cartId: '', orderNumber: '' } : await prepareBuyer[who](requests, shop)
  const subjects = [...routes, ...furtherRoutes]
    .filter((route) => isIn(shop, route) && isSeenBy(route, who))
    .flatMap((route) => sites.filter((site) => site.shop === shop.shop).map((site) => ({ route, site })))
  const pages = await inParallel(subjects, width, async ({ route, site }) => {
    const path = pathOf(route, site, records)
    // A redirect would weigh another page under this name.
    const response = await requests.get(path, { maxRedirects: 0 })
    if (response.status() !== (route.status ?? 200)) throw new Error(`${path}: ${response.status()}`)
    const named = readDocument(await response.text())
    const app = withImports(manifest, named.app)
    const label = `${route.name}, ${who === 'guest' ? 'guest' : 'buyer'}, ${site.name}`
    const problems = findProblems(route, named, app).map((problem) => `${label}: ${problem}`)
    return { ...named, app, label, problems, name: route.name, isBuyer: who !== 'guest' }
  })
  await requests.dispose()
  return pages
}

interface Shop {
  readonly origin: string
  readonly manifest: BuildManifest
}

/** Reads what the HTML of every page names, in every language of both shops, for each visitor who can see it. */
export const readPages = async (shop: Shop): Promise<readonly PageFiles[]> => {
  const pages: PageFiles[] = []
  for (const who of ['guest', 'cart', 'order'] as const)
    for (const site of shops) pages.push(...(await readAs(who, site, shop)))
  return pages
}
