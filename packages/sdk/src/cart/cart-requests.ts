import type { CartBrowser } from './cart-browser'
import { writeIntent } from './cart-calls'
import type { CartCalls } from './cart-calls'
import type { CartEffect, CartEvent } from './cart-state'

interface Turn {
  /** Whether anybody still waits for it. */
  readonly isAwaited: () => boolean
  readonly onTurn: (release: () => void) => void
  readonly onFailure: (error: unknown) => void
}

/** Holds the lock among all pages of the browser until it is released. */
export function takeTurn(browser: Pick<CartBrowser, 'exclusively'>, turn: Turn): void {
  const hold = () =>
    new Promise<void>((release) => {
      if (turn.isAwaited()) turn.onTurn(release)
      else release()
    })
  browser.exclusively(hold).catch(turn.onFailure)
}

interface Requesting {
  readonly calls: CartCalls
  readonly signal: AbortSignal
  readonly now: () => number
  readonly dispatch: (event: CartEvent) => void
}

/** Asks the platform, and tells the machine what came of it. */
export function request(effect: Extract<CartEffect, { type: 'write' | 'read' }>, ports: Requesting): void {
  const { calls, signal, now, dispatch } = ports
  const { number } = effect
  if (effect.type !== 'write') {
    calls.read({ signal }).then(
      (cart) => dispatch({ type: 'read', number, now: now(), cart }),
      (error: unknown) => dispatch({ type: 'unread', number, now: now(), error }),
    )
    return
  }
  const beforeRetry = async () => dispatch({ type: 'resent', number, now: now() })
  writeIntent(calls, effect.intent, { signal, beforeRetry }).then(
    (notices) => dispatch({ type: 'written', number, now: now(), notices }),
    (error: unknown) => dispatch({ type: 'unwritten', number, now: now(), error }),
  )
}
