import { isPaymentMethod } from '@cartonnage/sdk/rules'
import type { ShopType } from '@cartonnage/sdk/rules'
import { checkoutChoiceContext } from '../checkout-choice'
import type { CheckoutChoiceStore, OpenPayment, SavedChoice } from '../checkout-choice'
import { enteredAddress, parseEnteredBilling } from '../entered-billing'
import { maximumNumberLength } from './order-number'
import type { CookieScope } from '../../../shell/host-cookie'
import { hostCookie, hostCookieName } from '../../../shell/host-cookie'
import { isRecord } from '../../../shell/is-record'
import { readCookie } from '../../../shell/read-cookie'
import { createVisitorCookie } from '../../../shell/visitor-cookie'

/**
 * The choice of the payment step, one cookie for each shop. Scripts cannot read it, and it ends with the browser's
 * session, the order or signing out. Its path is the whole shop: the language segment comes before the checkout's path,
 * and switching the language must not lose the choice.
 */
const cookiePrefix = 'checkout_choice_'

const recordId = /^(?:[A-Za-z0-9]{15}|[A-Za-z0-9]{18})$/

/** A choice from a cookie or a request's body, without any other members; undefined when invalid. */
export function parseSavedChoice(value: unknown): SavedChoice | undefined {
  if (!isRecord(value)) return undefined
  // Cookies of an older version have no method: there was only the invoice.
  const { checkoutId, billing, purchaseOrderNumber, method = 'invoice' } = value
  const billingAddress = parseEnteredBilling(value.billingAddress)
  const isEntered = billing === enteredAddress && billingAddress !== undefined
  if (!isRecordId(checkoutId) || !(billing === 'delivery' || isEntered || isRecordId(billing)))
    return undefined
  if (!isOrderNumber(purchaseOrderNumber) || !isPaymentMethod(method)) return undefined
  const open = parseOpenPayment(value.open)
  const choice: SavedChoice = {
    checkoutId,
    method,
    billing,
    purchaseOrderNumber,
    ...(isEntered && { billingAddress }),
    ...(open && { open }),
  }
  return write(choice).length > maximumLength ? undefined : choice
}

/** Of the cookie: the headers of a response must stay below 4 KB. */
const maximumLength = 3000

const write = (choice: SavedChoice): string => encodeURIComponent(JSON.stringify(choice))

/** Undefined when invalid: the payment then has to be made again. Whoever follows the URL checks its origin. */
function parseOpenPayment(value: unknown): OpenPayment | undefined {
  if (!isRecord(value)) return undefined
  const { transaction, redirectUrl, reviewed } = value
  if (!isShort(transaction, 80) || !isShort(redirectUrl, 500) || !isShort(reviewed, 80)) return undefined
  return { transaction, redirectUrl, reviewed }
}

const isShort = (value: unknown, length: number): value is string =>
  typeof value === 'string' && value !== '' && value.length <= length && !/[\p{Cc}\p{Cs}]/u.test(value)

const isRecordId = (value: unknown): value is string => typeof value === 'string' && recordId.test(value)

/** Without control characters and lone surrogates, which no cookie can hold. */
const isOrderNumber = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= maximumNumberLength && !/[\p{Cc}\p{Cs}]/u.test(value)

/** The choice in a `Cookie` header. */
function readSavedChoice(cookies: string, scope: CookieScope): SavedChoice | undefined {
  try {
    return parseSavedChoice(JSON.parse(readCookie(cookies, hostCookieName(cookiePrefix, scope)) ?? 'null'))
  } catch {
    return undefined
  }
}

/** The line for `Set-Cookie`; null deletes the cookie. */
const savedChoiceCookie = (scope: CookieScope, choice: SavedChoice | null): string =>
  hostCookie(cookiePrefix, scope, choice === null ? { value: '', maxAge: 0 } : { value: write(choice) })

/** The store of one request: reads its cookie and collects the lines for the response. */
export function createCookieChoiceStore(request: Pick<Request, 'url' | 'headers'>, shop: ShopType) {
  const { origin } = new URL(request.url)
  const line: { value?: string } = {}
  const read = (): SavedChoice | undefined =>
    readSavedChoice(request.headers.get('cookie') ?? '', { shop, origin })
  const state = { choice: read() }
  const set = (choice: SavedChoice | undefined): void => {
    state.choice = choice
    line.value = savedChoiceCookie({ shop, origin }, choice ?? null)
  }
  const store: CheckoutChoiceStore = {
    read: () => Promise.resolve(state.choice),
    save: (choice) => {
      const parsed = parseSavedChoice(choice)
      if (parsed !== undefined) set(parsed)
      return Promise.resolve(parsed !== undefined)
    },
    // Without a saved choice there is nothing to delete.
    clear: () => (state.choice === undefined ? undefined : set(undefined)),
  }
  return { store, setCookies: () => (line.value === undefined ? [] : [line.value]) }
}

export const checkoutChoiceCookie = createVisitorCookie(
  cookiePrefix,
  checkoutChoiceContext,
  createCookieChoiceStore,
)
