import { toShopError, valueOf } from '../state/async-state'
import type { AsyncStore } from '../state/async-state'
import type { Cart, CartChange, CartDifference } from '../state/cart'
import type { Store } from '../state/store'
import { createCartCallers } from './cart-callers'
import { writeIntent } from './cart-calls'
import type { CartCalls } from './cart-calls'
import type { Call, CartIntent } from './cart-intents'
import { createCartLooks } from './cart-looks'
import { stepCart } from './cart-machine'
import { idleCart, shownCart } from './cart-state'
import type { CartEffect, CartEvent } from './cart-state'

export interface CartWriterOptions {
  readonly calls: CartCalls
  readonly cart: AsyncStore<Cart | null>
  readonly isProcessing: Store<boolean>
  /** Ends when the cart belongs to somebody else. */
  readonly lifetime: () => AbortSignal
  /** Called after each change that may have reached the platform. */
  readonly onChanged: () => void
  /** Called when all changes are through and lines are not as meant. */
  readonly onDiffers: (lines: readonly CartDifference[]) => void
}

/** Runs the machine: does what it says, and tells it what came of that. */
export function createCartRunner(options: CartWriterOptions) {
  const { calls, cart, isProcessing } = options
  const callers = createCartCallers()
  let state = idleCart()
  const atRest: (() => void)[] = []
  /** Of the shopper whose work is under way. */
  let life = options.lifetime()

  /** The stores follow the state; a cart that was forgotten leaves them alone. */
  const show = () => {
    const shown = shownCart(state)
    if (state.trouble !== undefined) cart.fail(toShopError(state.trouble), shown)
    else if (shown !== undefined) cart.set(shown)
    isProcessing.set(state.phase !== 'idle')
  }

  const dispatch = (event: CartEvent) => {
    const wasIdle = state.phase === 'idle'
    const { effects, ...step } = stepCart(state, event)
    state = step.state
    if (!wasIdle || state.phase !== 'idle') show()
    for (const effect of effects) perform(effect)
    if (state.phase === 'idle') rest()
  }

  const rest = () => {
    life.removeEventListener('abort', forget)
    for (const wake of atRest.splice(0)) wake()
  }

  const forget = () => dispatch({ type: 'forgotten' })

  const perform = (effect: CartEffect) => {
    if (effect.type === 'changed') options.onChanged()
    else if (effect.type === 'differs') options.onDiffers(effect.lines)
    else if (effect.type === 'answer') callers.answer(effect)
    else if (effect.type === 'reject') callers.reject(effect)
    else request(effect, { calls, signal: life, dispatch })
  }

  const mean = (intent: CartIntent, call?: Call): Promise<CartChange> => {
    if (state.phase === 'idle') life = options.lifetime()
    const signal = AbortSignal.any([life, ...(call?.signal ? [call.signal] : [])])
    const { caller, result } = callers.add(signal, (gone) => dispatch({ type: 'withdrawn', caller: gone }))
    if (signal.aborted) return result
    if (state.phase === 'idle') life.addEventListener('abort', forget)
    dispatch({ type: 'meant', entry: { caller, intent }, shown: valueOf(cart.getSnapshot()) })
    return result
  }

  const settled = async () => {
    if (state.phase !== 'idle') await new Promise<void>((resolve) => atRest.push(resolve))
  }

  const look = createCartLooks({ cart, dispatch, settled, present: () => state })

  return { mean, look }
}

interface Requesting {
  readonly calls: CartCalls
  readonly signal: AbortSignal
  readonly dispatch: (event: CartEvent) => void
}

/** Asks the platform, and tells the machine what came of it. */
function request(effect: Extract<CartEffect, { type: 'write' | 'read' }>, ports: Requesting): void {
  const { calls, signal, dispatch } = ports
  const { number } = effect
  if (effect.type === 'read') {
    calls.read({ signal }).then(
      (cart) => dispatch({ type: 'read', number, cart }),
      (error: unknown) => dispatch({ type: 'unread', number, error }),
    )
    return
  }
  writeIntent(calls, effect.intent, { signal }).then(
    (notices) => dispatch({ type: 'written', number, notices }),
    (error: unknown) => dispatch({ type: 'unwritten', number, error }),
  )
}
