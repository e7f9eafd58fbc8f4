import type { Random } from '../../tools/random.ts'
import type { Visit } from '../load/send.ts'

/** What a visit can choose from. */
export interface Choice {
  random: Random
  /** paths of both shops */
  pages: readonly string[]
  /** paths of products of the Swiss shop */
  products: readonly string[]
}

interface Kind {
  /** how often it occurs, in relation to the others */
  weight: number
  usual: readonly number[]
  /** further statuses while the platform is down */
  outage?: readonly number[]
  /** sent with the session of a buyer */
  isBuyer?: boolean
  draw: (choice: Choice) => Visit
}

const webstore = '/services/data/v65.0/commerce/webstores/0ZECH00000000014AA'
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

const get = (path: string): Visit => ({ method: 'GET', path })
const form = (path: string, fields: Readonly<Record<string, string>>): Visit => ({
  method: 'POST',
  path,
  body: new URLSearchParams(fields).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
})

/** A page; without the platform it is 503. */
const page = (weight: number, draw: Kind['draw'], usual = [200]): Kind => ({
  weight,
  draw,
  usual,
  outage: [503],
})
/** A call that is passed on to the platform; 502 if it cannot be. */
const call = (weight: number, draw: Kind['draw'], usual = [200]): Kind => ({
  weight,
  draw,
  usual,
  outage: [502],
})
/** What needs no platform. */
const own = (weight: number, draw: Kind['draw'], usual = [200]): Kind => ({ weight, draw, usual })
const ofBuyer = (kind: Kind): Kind => ({ ...kind, isBuyer: true })

const signIn =
  (password: string) =>
  ({ random }: Choice) =>
    form('/de-CH/login', { email: random.pick(people), password })
const withdrawal = {
  intent: 'check',
  order: 'ABCDE',
  scope: 'whole',
  name: 'Ida Moser',
  email: 'ida@example.com',
}

/** The requests of the mixed traffic. */
export const kinds = {
  page: page(30, ({ random, pages }) => get(random.pick(pages))),
  search: page(8, ({ random }) => get(`${random.pick(bases)}/global-search/${random.pick(words)}`)),
  'page that is not there': page(
    4,
    ({ random }) => get(`${random.pick(bases)}/no-${random.integer(1, 1e6)}`),
    [404],
  ),
  'sign-in': page(3, signIn('cartonnage'), [303]),
  'wrong password': page(3, signIn('wrong'), [401]),
  'buyer’s orders': ofBuyer(page(6, () => get('/de-CH/my/orders'))),
  'buyer’s cart': ofBuyer(page(5, () => get('/de-CH/cart/current'), [200, 303])),
  'adding to the cart': ofBuyer(
    page(
      6,
      ({ random, products }) => form(random.pick(products), { quantity: String(random.integer(1, 3)) }),
      [303, 422],
    ),
  ),
  'withdrawal to be confirmed': page(2, () => form('/de-shop/withdrawal', withdrawal)),
  'forwarded call': call(10, () => get(`${webstore}/session-context`)),
  'buyer’s forwarded call': ofBuyer(call(5, () => get(`${webstore}/carts/current`), [200, 404])),
  'call that is not forwarded': page(2, ({ random }) => get(random.pick(foreignCalls)), [404]),
  'odd path': own(3, ({ random }) => get(random.pick(oddPaths)), [400]),
  file: own(4, () => get('/favicon.svg')),
  health: own(1, () => get('/health/ready')),
}

export type KindName = keyof typeof kinds

export interface MixedVisit extends Visit {
  kind: KindName
}

const names = Object.keys(kinds) as KindName[]
const weights = Object.fromEntries(names.map((name) => [name, kinds[name].weight])) as Record<
  KindName,
  number
>

/** The next request. */
export const drawVisit = (choice: Choice, sessions: readonly string[]): MixedVisit => {
  const kind = choice.random.weighted(weights)
  const { draw, isBuyer = false } = kinds[kind]
  const { headers, ...visit } = draw(choice)
  const cookie = isBuyer && sessions.length > 0 ? { cookie: choice.random.pick(sessions) } : {}
  return { ...visit, kind, headers: { ...headers, ...cookie } }
}
