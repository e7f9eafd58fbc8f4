import {
  actOnOrder,
  addOrderToCart,
  applyCartCoupon,
  applyCheckoutCoupon,
  authorizeGuestOrder,
  cancelOrder,
  declareWithdrawal,
  lookUpOrder,
  payCheckout,
  placeOrder,
  register,
  registerBuyer,
  reserveInventory,
  returnItems,
  sendProfileCode,
  setPasswordByCode,
  setPrintFiles,
  signIn,
  submitRequest,
  verifyProfile,
} from '@cartonnage/sdk/contract'
import { isRecord } from '../../src/shell/is-record'
import type { LimitKind } from './limits'
import { matchCalls } from '../http/platform-paths'

/**
 * What attempts are counted by: the visitor's address or session, a member of `request` in the body, or the number of
 * the order that is looked up, or the user name that a code is for.
 */
export type CountedBy = 'address' | 'session' | 'username' | 'email' | 'order' | 'code-owner'

export interface Count {
  readonly kind: LimitKind
  readonly by: CountedBy
  /** A limit that still allows attempts beyond this one. It counts from the first attempt on, in its own time. */
  readonly fallback?: LimitKind
  /** Whether a call is an attempt at all. @default every call is */
  readonly appliesTo?: (body: LimitedBody) => boolean
  /** Whether a response shows that this was not an attempt, so that it does not count. */
  readonly isFree?: IsFree
}

type IsFree = (response: Response) => boolean | Promise<boolean>

/** A limited call with its limits, in the order in which they are checked. */
export interface LimitedCall {
  readonly matches: (request: Pick<Request, 'method' | 'url'>) => boolean
  readonly counts: readonly Count[]
  /** The body of a refusal: a list of errors, or an object that contains one. */
  readonly shape: 'object' | 'list'
}

/** The password was right: a buyer's own sign-ins do not count. */
async function hasRedirectUrl(response: Response): Promise<boolean> {
  if (response.status !== 200) return false
  const body = await readBytes(response.clone()).catch(() => undefined)
  return body?.includes('"redirectUrl"') === true
}

/** Without a proof the platform shows only the orders of the visitor's own session, which gives nothing away. */
const hasProof = (body: LimitedBody): boolean =>
  ['email', 'phonenumber', 'verification', 'accesstoken'].some((name) => body.has(name))

/** The order was found, or the payment accepted: only what fails counts, as when numbers or stolen cards are tried. */
const isAccepted = ({ status }: Response): boolean => status < 400

/** Nothing was ordered, or held. */
const isRefused = ({ status }: Response): boolean => status >= 400

/** What orders are counted by. A payment must be refused where the order after it would be, and counts for nothing. */
const orderCounts = (isFree: IsFree, appliesTo?: Count['appliesTo']): readonly Count[] =>
  (['address', 'session'] as const).map((by) => ({
    kind: `orders.${by}`,
    by,
    fallback: `orders.${by}-then`,
    isFree,
    ...(appliesTo && { appliesTo }),
  }))

/** An order in steps: the first holds its stock, which is short-lived, the other one places it. */
const stepCounts: readonly Count[] = [
  {
    kind: 'reservations.address',
    by: 'address',
    fallback: 'reservations.address-then',
    isFree: isRefused,
    appliesTo: ({ isPreparation }) => isPreparation,
  },
  ...orderCounts(isRefused, ({ isPreparation }) => !isPreparation),
]

/** The proof was right, also where the order can no longer be canceled, or its items cannot go back. */
const isProven = ({ status }: Response): boolean => status < 400 || status === 409 || status === 422

const proofCounts = (isFree: IsFree): readonly Count[] => [
  { kind: 'order-lookup.address', by: 'address', appliesTo: hasProof, isFree },
  {
    kind: 'order-lookup.order',
    by: 'order',
    fallback: 'order-lookup.order-then',
    appliesTo: hasProof,
    isFree,
  },
]

const asksForCode = (body: LimitedBody): boolean => !body.has('otp') && !body.has('newpassword')

const codeCounts = (by: 'code-owner' | 'session'): readonly Count[] => [
  { kind: 'codes.address', by: 'address', appliesTo: asksForCode },
  { kind: 'codes.name', by, fallback: 'codes.name-then', appliesTo: asksForCode },
]

const codeEntryCounts = (owner: 'code-owner' | 'session'): readonly Count[] =>
  (['address', owner] as const).map((by) => ({
    kind: by === 'address' ? 'code-entries.address' : 'code-entries.name',
    by,
    appliesTo: (body) => !asksForCode(body) || body.has('code'),
    isFree: isAccepted,
  }))

const limitedCalls: readonly LimitedCall[] = [
  {
    matches: matchCalls([signIn]),
    counts: [
      { kind: 'sign-in.address', by: 'address' },
      { kind: 'sign-in.name', by: 'username', fallback: 'sign-in.name-then', isFree: hasRedirectUrl },
    ],
    shape: 'object',
  },
  {
    matches: matchCalls([register]),
    counts: [{ kind: 'registration.address', by: 'address' }],
    shape: 'object',
  },
  {
    matches: matchCalls([registerBuyer]),
    counts: [{ kind: 'registration.address', by: 'address' }],
    shape: 'list',
  },
  {
    matches: matchCalls([setPasswordByCode]),
    counts: [...codeCounts('code-owner'), ...codeEntryCounts('code-owner')],
    shape: 'list',
  },
  { matches: matchCalls([sendProfileCode]), counts: codeCounts('session'), shape: 'list' },
  { matches: matchCalls([verifyProfile]), counts: codeEntryCounts('session'), shape: 'list' },
  {
    matches: matchCalls([declareWithdrawal]),
    counts: [
      { kind: 'withdrawal.address', by: 'address' },
      // Nothing was sent.
      { kind: 'withdrawal.recipient', by: 'email', isFree: ({ status }) => status >= 400 },
    ],
    shape: 'object',
  },
  {
    matches: matchCalls([submitRequest]),
    counts: [
      { kind: 'requests.address', by: 'address' },
      {
        kind: 'requests.recipient',
        by: 'email',
        // A buyer enters none, and the mail goes to their own.
        appliesTo: (body) => body.textOf('email') !== '',
        isFree: ({ status }) => status >= 400,
      },
    ],
    shape: 'object',
  },
  {
    matches: matchCalls([lookUpOrder, authorizeGuestOrder]),
    counts: proofCounts(isAccepted),
    shape: 'list',
  },
  {
    matches: matchCalls([addOrderToCart, cancelOrder, returnItems, setPrintFiles]),
    counts: proofCounts(isProven),
    shape: 'list',
  },
  {
    matches: matchCalls([applyCartCoupon, applyCheckoutCoupon]),
    counts: [
      { kind: 'coupons.address', by: 'address' },
      { kind: 'coupons.session', by: 'session' },
    ],
    shape: 'list',
  },
  {
    matches: matchCalls([payCheckout]),
    counts: [
      { kind: 'payments.address', by: 'address', isFree: isAccepted },
      { kind: 'payments.session', by: 'session', isFree: isAccepted },
      ...orderCounts(() => true),
    ],
    shape: 'list',
  },
  { matches: matchCalls([placeOrder]), counts: orderCounts(isRefused), shape: 'list' },
  { matches: matchCalls([actOnOrder]), counts: stepCounts, shape: 'list' },
  {
    matches: matchCalls([reserveInventory]),
    counts: [{ kind: 'reservations.address', by: 'address', isFree: isRefused }],
    shape: 'list',
  },
]

/** The limited call that a request makes; undefined for all others. */
export const findLimitedCall = (request: Pick<Request, 'method' | 'url'>): LimitedCall | undefined =>
  limitedCalls.find(({ matches }) => matches(request))

/** Far more than a sign-in or the longest withdrawal: 100 lines of 500 characters. */
const maxBytes = 128 * 1024

export interface LimitedBody {
  /** A text member of its `request`, trimmed and in lower case; empty where it is missing or ambiguous. */
  textOf(name: string): string
  /** The number of the order that is looked up or changed, in lower case; empty where it is missing or ambiguous. */
  readonly orderNumber: string
  /** The user name that a code is for, in lower case; empty where it is missing or ambiguous. */
  readonly codeOwner: string
  /** Whether it only prepares an order, and places none. */
  readonly isPreparation: boolean
  /** Whether the body itself has a member of that name, ignoring case. */
  has(name: string): boolean
  /** The request with this body. */
  readonly request: Request
}

/**
 * Reads the JSON body of a limited call; undefined when it is too long. The forwarded body is serialised again from what
 * was read, so that duplicate members or unusual bytes cannot name one user to the limit and another to the platform. An
 * unreadable body is forwarded unchanged and counts for no user.
 */
export async function readLimitedBody(request: Request): Promise<LimitedBody | undefined> {
  const bytes = await readBytes(request)
  if (bytes === undefined) return undefined
  const { body, sent } = rewrite(bytes)
  const headers = new Headers(request.headers)
  headers.set('content-length', String(sent.byteLength))
  return {
    textOf: (name) => uniqueText(uniqueMember(body, 'request'), name),
    orderNumber:
      uniqueText(body, 'ordernumber') ||
      uniqueText(body, 'ordersummaryidorrefnumber') ||
      uniqueText(body, 'ordersummaryrefnumber') ||
      numberInPath(request.url),
    codeOwner: uniqueText(body, 'username'),
    isPreparation: isPreparation(body),
    has: (name) => isRecord(body) && Object.keys(body).some((key) => key.toLowerCase() === name),
    request: new Request(request, { headers, body: sent }),
  }
}

/** Reads a short body; undefined when it is too long. */
export async function readBytes({ body }: Request | Response): Promise<Buffer<ArrayBuffer> | undefined> {
  const parts: Uint8Array[] = []
  const reader = body?.getReader()
  let bytes = 0
  for (let next = await reader?.read(); next?.value !== undefined; next = await reader?.read()) {
    bytes += next.value.byteLength
    if (bytes > maxBytes) {
      // Not awaited: cancelling a clone settles only with its original.
      void reader?.cancel()
      return undefined
    }
    parts.push(next.value)
  }
  return Buffer.concat(parts)
}

function isPreparation(body: unknown): boolean {
  const actions = isRecord(body) ? body.actions : undefined
  if (!Array.isArray(actions) || actions.length !== 1) return false
  const [action] = actions as readonly unknown[]
  return isRecord(action) && action.action === 'prepare'
}

/** The number of the order that a call is about, as one that cancels it or announces a return. */
function numberInPath(url: string): string {
  const [, number = ''] = /\/order-summaries\/([^/]+)\/actions\//.exec(new URL(url).pathname) ?? []
  try {
    return decodeURIComponent(number).trim().toLowerCase()
  } catch {
    return ''
  }
}

/** Parses a JSON body and serialises it again. */
function rewrite(bytes: Buffer<ArrayBuffer>): { body?: unknown; sent: Buffer<ArrayBuffer> } {
  try {
    const body: unknown = JSON.parse(bytes.toString())
    return { body, sent: Buffer.from(JSON.stringify(body)) }
  } catch {
    // Invalid JSON; or, for an older Node.js, nested too deeply to be serialised.
    return { sent: bytes }
  }
}

/** A member by its name, ignoring case; undefined where there is none, or more than one. */
function uniqueMember(value: unknown, name: string): unknown {
  if (!isRecord(value)) return undefined
  const [found, ...others] = Object.entries(value).filter(([key]) => key.toLowerCase() === name)
  return others.length > 0 ? undefined : found?.[1]
}

function uniqueText(value: unknown, name: string): string {
  const text = uniqueMember(value, name)
  return typeof text === 'string' ? text.trim().toLowerCase() : ''
}
