// What fronts import from the published packages, and what that may weigh minified and gzipped.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../workspace.ts'

export interface Entry {
  name: string
  /** what a front would write */
  code: string
  /** in kB of 1000 bytes; third-party code alone has none */
  ceiling?: number
  /** modules that its bundle must not contain */
  without?: RegExp
  /** packages that are not counted */
  external?: string[]
  /** whether the table of sizes in the SDK's README has it */
  inReadme?: boolean
}

/** A page that uses these names of the SDK and exports nothing. */
const pageWith = (...names: string[]) =>
  `import { ${names.join(', ')} } from '@cartonnage/sdk'\nglobalThis.shop = [${names.join(', ')}]\n`

const pageWithAll = (from: string) => `import * as all from '${from}'\nglobalThis.shop = all\n`

/** What only fronts that send calls need. */
const forCalls = /node_modules\/(?:ky|zod|p-retry)\/|@cartonnage\/sdk\/dist\/(?:transport|contract)\//

/** Modules of these features in the published SDK. */
const featureModules = (...names: string[]) =>
  new RegExp(`@cartonnage/sdk/dist/(?:contract/)?(?:${names.join('|')})/`)

/** The functions of zod that the sources of the SDK call. */
const calledOfZod = () => {
  const exclude = ['**/*.{test,test-d,fixture,example}.ts']
  const sources = globSync('packages/sdk/src/**/*.ts', { cwd: root, exclude })
  const calls = sources.flatMap((path) => [
    ...readFileSync(join(root, path), 'utf8').matchAll(/\b(z\.\w+)(?:<[^()\n]*>)?\(/g),
  ])
  return [...new Set(calls.map(([, name]) => name))]
}

/** The libraries alone, with the functions that the SDK uses: the minimum of a front that sends calls. */
const libraries = `import ky, { isTimeoutError } from 'ky'
import pRetry from 'p-retry'
import * as z from 'zod/mini'
globalThis.libraries = [ky.create, isTimeoutError, pRetry, ${calledOfZod().join(', ')}]
`

const firstPage = [
  'createClient',
  'guestCart',
  'vat',
  'sessionKey',
  'cartKey',
  'cartCountsKey',
  'navigationKey',
  'cartChecks',
  'cartProcessing',
  'cartMergeStores',
]

export const entries: readonly Entry[] = [
  { name: 'floor: ky, zod/mini, p-retry', code: libraries },
  {
    name: 'createClient alone',
    code: pageWith('createClient'),
    ceiling: 5.7,
    without: forCalls,
    inReadme: true,
  },
  {
    name: 'guestCart',
    code: pageWith('createClient', 'guestCart'),
    ceiling: 8.1,
    without: forCalls,
    inReadme: true,
  },
  { name: 'cart', code: pageWith('createClient', 'cart'), ceiling: 46.5, inReadme: true },
  { name: 'orders', code: pageWith('createClient', 'orders'), ceiling: 35.1, inReadme: true },
  {
    name: 'quotes',
    code: pageWith('createClient', 'quotes'),
    ceiling: 49,
    without: featureModules('checkout', 'orders', 'addresses', 'requests'),
    inReadme: true,
  },
  { name: 'checkout', code: pageWith('createClient', 'checkout'), ceiling: 56.5, inReadme: true },
  { name: 'session', code: pageWith('createClient', 'session'), ceiling: 61.1, inReadme: true },
  {
    name: 'guestCart + vat, no call',
    code: pageWith('createClient', 'guestCart', 'vat'),
    ceiling: 8.9,
    without: forCalls,
  },
  // A front that shows only the badge of the cart.
  { name: 'cartCounts', code: pageWith('createClient', 'cartCounts'), ceiling: 29.9, inReadme: true },
  {
    name: 'catalog',
    code: pageWith('createClient', 'catalog'),
    ceiling: 30.2,
    without: featureModules('cart', 'session', 'checkout', 'orders', 'guest-cart', 'shopper'),
    inReadme: true,
  },
  {
    name: 'cart + cartCounts',
    code: pageWith('createClient', 'cart', 'cartCounts'),
    ceiling: 46.9,
    without: featureModules('checkout', 'orders', 'addresses', 'shopper'),
  },
  {
    name: 'session + platformActions',
    code: pageWith('createClient', 'session', 'platformActions'),
    ceiling: 66,
  },
  {
    name: 'createShopClient: everything',
    code: pageWith('createShopClient'),
    ceiling: 98,
    inReadme: true,
  },
  { name: 'stores of a first page', code: pageWith(...firstPage), ceiling: 9.1, without: forCalls },
  { name: 'all rules', code: pageWithAll('@cartonnage/sdk/rules'), ceiling: 36.7, without: forCalls },
  {
    name: 'writeCsv, without the parser',
    code: "import { writeCsv } from '@cartonnage/sdk/order-files'\nglobalThis.shop = writeCsv\n",
    ceiling: 0.5,
    without: /node_modules\/papaparse\//,
  },
  { name: 'order files', code: pageWithAll('@cartonnage/sdk/order-files'), ceiling: 11, without: forCalls },
  {
    name: 'all hooks, without react and sdk',
    code: pageWithAll('@cartonnage/react-hooks'),
    ceiling: 13.5,
    without: forCalls,
    external: ['react', 'react-dom', '@cartonnage/sdk'],
  },
]
