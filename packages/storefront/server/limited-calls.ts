import {
  applyCartCoupon,
  applyCheckoutCoupon,
  declareWithdrawal,
  register,
  signIn,
} from '@cartonnage/sdk/contract'
import { readBytes } from './limited-body'
import type { LimitKind } from './limits'
import { matchCalls } from './platform-paths'

/** What attempts are counted by: the visitor's address or session, or a text of the `request` in the body. */
export type CountedBy = 'address' | 'session' | 'username' | 'email'

export interface Count {
  readonly kind: LimitKind
  readonly by: CountedBy
  /** What lets an attempt pass beyond this limit. Counted from the first attempt on, it opens when its own time is over. */
  readonly then?: LimitKind
  /** Tells responses that show that it was no attempt. */
  readonly isFree?: (response: Response) => boolean | Promise<boolean>
}

/** Calls that are limited, in the order in which they are counted. */
export interface LimitedCall {
  readonly matches: (request: Pick<Request, 'method' | 'url'>) => boolean
  readonly counts: readonly Count[]
  /** How a refusal looks: with the list of errors inside of an object, or as the list. */
  readonly shape: 'answer' | 'list'
}

/** A right password: a buyer's own sign-ins leave the limit to those who guess. */
async function leadsOn(response: Response): Promise<boolean> {
  if (response.status !== 200) return false
  const body = await readBytes(response.clone()).catch(() => undefined)
  return body?.includes('"redirectUrl"') === true
}

const limitedCalls: readonly LimitedCall[] = [
  {
    matches: matchCalls([signIn]),
    counts: [
      { kind: 'sign-in.address', by: 'address' },
      { kind: 'sign-in.name', by: 'username', then: 'sign-in.name-then', isFree: leadsOn },
    ],
    shape: 'answer',
  },
  {
    matches: matchCalls([register]),
    counts: [{ kind: 'registration.address', by: 'address' }],
    shape: 'answer',
  },
  {
    matches: matchCalls([declareWithdrawal]),
    counts: [
      { kind: 'withdrawal.address', by: 'address' },
      // Nothing was sent.
      { kind: 'withdrawal.recipient', by: 'email', isFree: ({ status }) => status >= 400 },
    ],
    shape: 'answer',
  },
  {
    matches: matchCalls([applyCartCoupon, applyCheckoutCoupon]),
    counts: [{ kind: 'coupons.session', by: 'session' }],
    shape: 'list',
  },
]

/** The limited call that a request makes; undefined for all others. */
export const findLimitedCall = (request: Pick<Request, 'method' | 'url'>): LimitedCall | undefined =>
  limitedCalls.find(({ matches }) => matches(request))
