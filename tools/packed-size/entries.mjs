// What fronts import from the published packages, and what that may weigh: kB of 1000 bytes, minified, gzip -9.

/**
 * @typedef {object} Entry
 * @property {string} name
 * @property {string} code what a front would write
 * @property {number} ceiling in bytes, for each bundler; Infinity for third-party code
 * @property {boolean} sendsCalls whether it needs transport, schemas and the libraries of `floor`; otherwise it must contain
 *   none of them
 * @property {RegExp} [without] modules that it must not contain
 * @property {readonly string[]} [external] packages that are not counted
 * @property {string} [inReadme] its row in the table of sizes in the SDK's README
 */

const kB = 1000

/** Modules of these features in the published SDK. @param {string[]} names */
const featureModules = (...names) => new RegExp(`@cartonnage/sdk/dist/(?:contract/)?(?:${names.join('|')})/`)

/** A page that uses these names and exports nothing. @param {string} from @param {string[]} names */
const pageWith = (from, names) =>
  `import { ${names.join(', ')} } from '${from}'\nglobalThis.shop = [${names.join(', ')}]\n`

/** The libraries alone, with the functions that the SDK uses: the minimum of a front that sends calls. */
export const floor = {
  name: 'floor: ky, zod/mini, p-retry',
  code: `import ky, { isTimeoutError } from 'ky'
import pRetry from 'p-retry'
import {
  _default, array, boolean, catchall, enum as oneOf, extend, literal, looseObject, nullable, number, object, optional,
  parse, pipe, safeParse, string, transform, union, unknown,
} from 'zod/mini'
globalThis.libraries = [
  ky.create, isTimeoutError, pRetry,
  _default, array, boolean, catchall, oneOf, extend, literal, looseObject, nullable, number, object, optional,
  parse, pipe, safeParse, string, transform, union, unknown,
]
`,
  ceiling: Infinity,
  sendsCalls: true,
}

/** @type {readonly Entry[]} */
export const entries = [
  {
    name: 'createClient alone',
    code: pageWith('@cartonnage/sdk', ['createClient']),
    ceiling: 5.2 * kB,
    sendsCalls: false,
    inReadme: '`createClient` alone',
  },
  {
    name: 'guestCart',
    code: pageWith('@cartonnage/sdk', ['createClient', 'guestCart']),
    ceiling: 7.6 * kB,
    sendsCalls: false,
    inReadme: '`guestCart`',
  },
  {
    name: 'cart',
    code: pageWith('@cartonnage/sdk', ['createClient', 'cart']),
    ceiling: 45.2 * kB,
    sendsCalls: true,
    inReadme: '`cart`',
  },
  {
    name: 'orders',
    code: pageWith('@cartonnage/sdk', ['createClient', 'orders']),
    ceiling: 32.6 * kB,
    sendsCalls: true,
    inReadme: '`orders`',
  },
  {
    name: 'checkout',
    code: pageWith('@cartonnage/sdk', ['createClient', 'checkout']),
    ceiling: 54.6 * kB,
    sendsCalls: true,
    inReadme: '`checkout`',
  },
  {
    name: 'loadShopper',
    code: pageWith('@cartonnage/sdk', ['createClient', 'loadShopper']),
    ceiling: 58.6 * kB,
    sendsCalls: true,
    inReadme: '`loadShopper`',
  },
  {
    name: 'guestCart + vat, no call',
    code: pageWith('@cartonnage/sdk', ['createClient', 'guestCart', 'vat']),
    ceiling: 8.4 * kB,
    sendsCalls: false,
  },
  {
    name: 'catalog',
    code: pageWith('@cartonnage/sdk', ['createClient', 'catalog']),
    ceiling: 28.7 * kB,
    sendsCalls: true,
    inReadme: '`catalog`',
    without: featureModules('cart', 'session', 'checkout', 'orders', 'guest-cart', 'shopper'),
  },
  {
    name: 'cart + cartCounts',
    code: pageWith('@cartonnage/sdk', ['createClient', 'cart', 'cartCounts']),
    ceiling: 45.6 * kB,
    sendsCalls: true,
    without: featureModules('checkout', 'orders', 'addresses', 'shopper'),
  },
  {
    name: 'createShopClient, everything',
    code: pageWith('@cartonnage/sdk', ['createShopClient']),
    ceiling: 80.8 * kB,
    sendsCalls: true,
    inReadme: '`createShopClient`: everything',
  },
  {
    name: 'stores of a first page',
    code: pageWith('@cartonnage/sdk', [
      ...['createClient', 'guestCart', 'vat', 'sessionKey', 'cartKey', 'cartCountsKey', 'navigationKey'],
      ...['cartChecks', 'cartProcessing', 'cartMergeStores'],
    ]),
    ceiling: 8.6 * kB,
    sendsCalls: false,
  },
  {
    name: 'all rules',
    code: "import * as rules from '@cartonnage/sdk/rules'\nglobalThis.shop = rules\n",
    ceiling: 29.1 * kB,
    sendsCalls: false,
  },
  {
    name: 'all hooks, without react and sdk',
    code: "import * as hooks from '@cartonnage/react-hooks'\nglobalThis.shop = hooks\n",
    ceiling: 11 * kB,
    sendsCalls: false,
    external: ['react', 'react-dom', '@cartonnage/sdk'],
  },
]
