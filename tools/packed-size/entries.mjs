// What fronts import from the published SDK, and what that may weigh: kB of 1000 bytes, minified, gzip -9.

/**
 * @typedef {object} Entry
 * @property {string} name
 * @property {string} code what a front would write
 * @property {number} ceiling in bytes, for each bundler; Infinity where it is somebody else's
 * @property {boolean} sendsCalls whether it needs the libraries of `floor`; where it does not, it must hold none of them
 */

const kB = 1000

/** A page that uses these names and exports none. @param {string} from @param {string[]} names */
const pageWith = (from, names) =>
  `import { ${names.join(', ')} } from '${from}'\nglobalThis.shop = [${names.join(', ')}]\n`

/** The libraries alone, with those of their functions that the SDK uses: no front that sends calls can weigh less. */
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
    name: 'guestCart + vat, no call',
    code: pageWith('@cartonnage/sdk', ['createClient', 'guestCart', 'vat']),
    ceiling: 8 * kB,
    sendsCalls: false,
  },
  {
    name: 'catalog',
    code: pageWith('@cartonnage/sdk', ['createClient', 'catalog']),
    ceiling: 28 * kB,
    sendsCalls: true,
  },
  {
    name: 'cart + cartCounts',
    code: pageWith('@cartonnage/sdk', ['createClient', 'cart', 'cartCounts']),
    ceiling: 42.3 * kB,
    sendsCalls: true,
  },
  {
    name: 'createShopClient, everything',
    code: pageWith('@cartonnage/sdk', ['createShopClient']),
    ceiling: 64 * kB,
    sendsCalls: true,
  },
]
