import { storeSettings } from '../database/setting-repository'
import { openImage, openNodeDatabase } from '../database/node-sqlite'
import { openSession } from '../database/session-repository'
import { createSandbox, type SandboxOptions } from '../sandbox'
import { prepareDatabase } from '../seed/seed-database'
import { shops, type Shop } from '../shop'

/** Saturday, 21 November 2026, 09:00 UTC. */
export const now = Date.UTC(2026, 10, 21, 9)

const userNames = {
  lea: 'lea.keller@example.com',
  reto: 'einkauf@alpenblick.example',
  jonas: 'jonas.weber@example.de',
  annelise: 'einkauf@sonnenhalde.example',
}

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: AnswerBody
}

/**
 * What the tests read of answers. Every member is said to be there, whichever call answered: a test that reads one
 * which is missing fails by itself. `body[0]` is the first entry of an error list.
 */
export interface AnswerBody {
  readonly 0: { readonly errorCode: string; readonly message: string }
  readonly [member: string]: unknown
  readonly cartId: string
  readonly cartItemId: string
  readonly checkoutId: string
  readonly orderReferenceNumber: string
  readonly orderSummaryId: string
  readonly nextPageToken: string | null
  readonly errors: readonly [CheckoutErrorBody, ...CheckoutErrorBody[]]
  readonly results: readonly {
    readonly statusCode: number
    readonly result: { readonly [member: string]: unknown }
  }[]
  readonly cartItems: readonly [WrappedItem, ...WrappedItem[]]
  readonly cartData: Pick<AnswerBody, 'cartItems'>
  readonly cartSummary: { readonly [member: string]: unknown; readonly cartId: string }
  readonly cartCoupons: { readonly cartCoupons: { readonly coupons: unknown } }
  readonly cartPromotions: { readonly promotions: { readonly promotions: unknown } }
  readonly deliveryGroups: { readonly items: readonly [DeliveryGroupBody] }
  readonly orderSummaries: readonly [{ readonly orderNumber: string }, ...{ readonly orderNumber: string }[]]
  readonly items: readonly [SavedAddressBody, ...SavedAddressBody[]]
}

interface CheckoutErrorBody {
  readonly type: string
  readonly detail: string
}

interface WrappedItem {
  readonly cartItem: {
    readonly cartItemId: string
    readonly productDetails: { readonly sku: string; readonly fields: unknown }
  }
}

interface DeliveryGroupBody {
  readonly deliveryAddress: unknown
  readonly selectedDeliveryMethod: unknown
  readonly availableDeliveryMethods: readonly [DeliveryMethodBody, ...DeliveryMethodBody[]]
}

interface DeliveryMethodBody {
  readonly id: string
  readonly classOfService: string
}

interface SavedAddressBody {
  readonly addressId: string
  readonly addressType: string
  readonly name: string
  readonly fields: unknown
}

let template: Uint8Array | undefined

function openSeeded() {
  if (template === undefined) {
    const db = openNodeDatabase()
    prepareDatabase(db)
    template = db.image()
    db.close()
  }
  return openImage(template)
}

interface OpenShopOptions extends Partial<SandboxOptions> {
  /** Keeps the data there. */
  readonly file?: string
  /** What is switched in the Swiss shop. */
  readonly settings?: Readonly<Record<string, unknown>>
}

/** A sandbox whose clock stands still, with its database at hand. */
export function openShop({ file, settings = {}, ...options }: OpenShopOptions = {}) {
  const db = file === undefined ? openSeeded() : openNodeDatabase(file)
  storeSettings(db, 'CH', settings)
  const sandbox = createSandbox({ db, now, seed: 1, ...options })
  return {
    db,
    sandbox,
    as: (name?: keyof typeof userNames, shop: Shop = 'CH') => shopper({ db, sandbox }, { name, shop }),
  }
}

type World = Pick<ReturnType<typeof openShop>, 'db' | 'sandbox'>

/** Calls of one browser: a guest, or a signed-in buyer. It keeps its cookies. */
function shopper(
  { db, sandbox }: World,
  { name, shop }: { name: keyof typeof userNames | undefined; shop: Shop },
) {
  const cookies = new Map<string, string>()
  if (name) cookies.set('sid', signIn(db, name, shop))
  const base = `https://shop.example/services/data/v65.0/commerce/webstores/${shops[shop].webstoreId}`
  const call = async (method: string, path: string, body?: unknown): Promise<Answer> => {
    const headers = { Cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join('; ') }
    const init = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) }
    const response = await sandbox.fetch(new Request(`${base}/${path}`, init))
    for (const cookie of response.headers.getSetCookie()) {
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(key, value)
    }
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: parse(text) }
  }
  const add = (sku: string, quantity: unknown) =>
    call('POST', 'carts/current/cart-items', { productId: productId(sku), quantity, type: 'Product' })
  return { call, add, cookies, get: (path: string) => call('GET', path) }
}

// see AnswerBody: the tests judge what is in it
const parse = (text: string): AnswerBody => (text === '' ? undefined : JSON.parse(text)) as AnswerBody

/** The 15 characters of a product id; the sandbox takes them as well as all 18. */
export const productId = (sku: string) => `01tCN000${sku}`

function signIn(db: World['db'], name: keyof typeof userNames, shop: Shop): string {
  const row = db.get<{ userId: string }>(
    'SELECT user_id AS userId FROM buyer WHERE user_name = ?',
    userNames[name],
  )
  const sessionId = `session-of-${name}-${Math.random()}`
  openSession(db, { sessionId, shop, userId: row?.userId ?? '', now })
  return sessionId
}
