/** @typedef {import('../../tools/random.ts').Random} Random */
/** @typedef {keyof typeof kinds} Kind */

/**
 * One request of the mixed traffic.
 * @typedef {object} Visit
 * @property {Kind} kind
 * @property {'GET' | 'POST'} method
 * @property {string} path exact
 * @property {Readonly<Record<string, string>>} [headers]
 * @property {string} [body]
 * @property {number} [leavesAfterMs] the visitor closes the page then
 * @property {boolean} [isBuyer] sent with the session of a buyer
 */

/** @typedef {{ weight: number, usual: readonly number[], outage?: readonly number[], isBuyer?: boolean, mayBreak?: boolean }} KindAttributes */

/** Statuses of a page without its platform, and of a call that cannot be forwarded. */
const [withoutPlatform, notPassedOn] = [[503], [502]]

/**
 * Weights and expected statuses of each kind, and additional statuses while the platform is down.
 * @satisfies {Record<string, KindAttributes>}
 */
export const kinds = {
  page: { weight: 30, usual: [200], outage: withoutPlatform },
  search: { weight: 8, usual: [200], outage: withoutPlatform },
  'page that is not there': { weight: 4, usual: [404], outage: withoutPlatform },
  'sign-in': { weight: 3, usual: [303], outage: withoutPlatform },
  'wrong password': { weight: 3, usual: [401], outage: withoutPlatform },
  'buyer’s orders': { weight: 6, usual: [200], outage: withoutPlatform, isBuyer: true },
  'buyer’s cart': { weight: 5, usual: [200, 303], outage: withoutPlatform, isBuyer: true },
  'adding to the cart': { weight: 6, usual: [303, 422], outage: withoutPlatform, isBuyer: true },
  'registration with a mistake': { weight: 2, usual: [422], outage: withoutPlatform },
  'withdrawal to be confirmed': { weight: 2, usual: [200], outage: withoutPlatform },
  'forwarded call': { weight: 10, usual: [200], outage: notPassedOn },
  'buyer’s forwarded call': { weight: 5, usual: [200, 404], outage: notPassedOn, isBuyer: true },
  'page that is left': { weight: 6, usual: [200], outage: withoutPlatform, mayBreak: true },
  'odd path': { weight: 3, usual: [400] },
  'call that is not forwarded': { weight: 2, usual: [404], outage: withoutPlatform },
  'body too large': { weight: 2, usual: [413] },
  'body of another type': { weight: 1, usual: [415] },
  'write of another site': { weight: 1, usual: [403] },
  file: { weight: 4, usual: [200] },
  health: { weight: 1, usual: [200] },
}

const webstore = '/services/data/v65.0/commerce/webstores/0ZECH00000000014AA'
const formType = { 'content-type': 'application/x-www-form-urlencoded' }
const people = ['lea.keller@example.com', 'einkauf@alpenblick.example']
const words = ['karton', 'klebeband', 'polster', '400x300x200', 'palette', 'xyzzy', '%C3%A4%2F%C3%B6']
const oddPaths = [
  '/setup/%5C..%5C..%5Cservices%5Capexrest/auth/login',
  '/ser%0Avices/apexrest/auth/login',
  '//services/apexrest/auth/login',
  '/de-CH//services/apexrest/auth/login',
  '/x/..%2Fservices/apexrest/auth/login',
]
const foreignCalls = ['/services/oauth2/token', '/services/Soap/u/65.0', '/services/apexrest/other']
const bases = ['/de-CH', '/fr-CH', '/de-shop']

/** @param {string} path @param {Readonly<Record<string, string>>} fields */
const form = (path, fields) => ({
  ...{ method: /** @type {const} */ ('POST'), path, headers: formType },
  body: new URLSearchParams(fields).toString(),
})
const get = (/** @type {string} */ path) => ({ method: /** @type {const} */ ('GET'), path })

/**
 * The addresses of a shop.
 * @typedef {object} Addresses
 * @property {readonly string[]} pages paths of both shops
 * @property {readonly string[]} products paths of the Swiss shop
 */

/** @typedef {{ random: Random, addresses: Addresses }} Situation */

/** @type {Record<Kind, (situation: Situation) => Omit<Visit, 'kind'>>} */
const draws = {
  page: ({ random, addresses }) => get(random.pick(addresses.pages)),
  search: ({ random }) => get(`${random.pick(bases)}/global-search/${random.pick(words)}`),
  'page that is not there': ({ random }) => get(`${random.pick(bases)}/no-${random.integer(1, 1e6)}`),
  'sign-in': ({ random }) => form('/de-CH/login', { email: random.pick(people), password: 'cartonnage' }),
  'wrong password': ({ random }) => form('/de-CH/login', { email: random.pick(people), password: 'wrong' }),
  'buyer’s orders': () => get('/de-CH/my/orders'),
  'buyer’s cart': () => get('/de-CH/cart/current'),
  'adding to the cart': ({ random, addresses }) =>
    form(random.pick(addresses.products), { quantity: String(random.integer(1, 3)) }),
  'registration with a mistake': () =>
    form('/de-CH/login/SelfRegister', { firstName: 'Ida', lastName: '', email: 'ida', password: 'x' }),
  'withdrawal to be confirmed': () =>
    form('/de-shop/withdrawal', {
      ...{ intent: 'check', name: 'Ida Moser', order: 'ABCDE', email: 'ida@example.com', scope: 'whole' },
    }),
  'forwarded call': () => get(`${webstore}/session-context`),
  'buyer’s forwarded call': () => get(`${webstore}/carts/current`),
  'page that is left': ({ random, addresses }) => ({
    ...get(random.pick(addresses.pages)),
    leavesAfterMs: random.integer(1, 60),
  }),
  'odd path': ({ random }) => get(random.pick(oddPaths)),
  'call that is not forwarded': ({ random }) => get(random.pick(foreignCalls)),
  'body too large': () => ({ ...form('/de-CH/login', {}), body: 'a'.repeat(100_000) }),
  'body of another type': () => ({
    ...form('/de-shop/withdrawal', {}),
    ...{ headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: '--x--\r\n' },
  }),
  'write of another site': () => ({
    ...{ method: 'POST', path: `${webstore}/carts/current/cart-items`, body: '{}' },
    headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain' },
  }),
  file: () => get('/favicon.svg'),
  health: () => get('/health/ready'),
}

/** Every kind with its weight. */
const weights = /** @type {Readonly<Record<Kind, number>>} */ (
  Object.fromEntries(Object.entries(kinds).map(([kind, { weight }]) => [kind, weight]))
)

/** The next request. @param {Situation} situation @returns {Visit} */
export const drawVisit = (situation) => {
  const kind = situation.random.weighted(weights)
  /** @type {KindAttributes} */
  const { isBuyer = false } = kinds[kind]
  return { kind, ...draws[kind](situation), isBuyer }
}

/**
 * When the platform is killed and when it is started again, in ms from the start: twice, in the second and in the fourth
 * of five parts.
 * @param {number} ms of the whole run
 */
export const planOutages = (ms) => {
  const downMs = Math.min(20_000, ms / 15)
  return [0.25, 0.6].map((share) => ({ killAtMs: share * ms, startAtMs: share * ms + downMs }))
}
