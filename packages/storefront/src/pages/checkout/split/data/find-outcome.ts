import type { Client, FeatureContext } from '@cartonnage/sdk'
import { isShopError, ShopError } from '@cartonnage/sdk/errors'
import { loadSplit } from './load-split'
import type { Split } from './load-split'

/** Between two reads, in ms. */
const pollDelayMs = 1000

/** The platform may or may not have done what a call has requested. */
const isLost = (error: unknown): boolean =>
  isShopError(error, 'NETWORK') || isShopError(error, 'TIMEOUT') || isShopError(error, 'UNKNOWN_OUTCOME')

/**
 * What is true after a call whose response was lost, once the platform has done what it requested. Errors: other failures of
 * the call; `UNKNOWN_OUTCOME` where the platform has not done it.
 */
export async function findOutcome(
  shop: Client,
  error: unknown,
  isDone: (found: Split) => boolean,
): Promise<Split> {
  if (!isLost(error)) throw error
  const found = await pollSplit(shop, isDone).catch((cause: unknown) => {
    // A read that fails says nothing about the write, but the end of the session is the end of both.
    if (isLost(cause)) return undefined
    throw cause
  })
  if (found !== undefined) return found
  throw new ShopError('UNKNOWN_OUTCOME', 'the response was lost', { cause: error })
}

/** Ends the waiting when the shopper changes. */
const lifetime = ({ signal }: FeatureContext) => signal

/**
 * A browser reads until the platform cannot be at work any more: who repeats the call meanwhile has it done twice. A server
 * reads once.
 */
async function pollSplit(shop: Client, isDone: (found: Split) => boolean): Promise<Split | undefined> {
  const { clock, platformWorkTimeMs, runtime } = shop.options
  const lostAt = clock.now()
  for (;;) {
    const found = await loadSplit(shop)
    if (isDone(found)) return found
    if (runtime === 'server' || clock.now() - lostAt >= platformWorkTimeMs) return undefined
    await clock.sleep(pollDelayMs, shop.use(lifetime)())
  }
}
