import type { ShopClient } from '@cartonnage/sdk'
import type { Action } from './evaluate.ts'

/** What a shopper asks for: the same quantity for each of some products. */
export interface Asked {
  tab: string
  kind: Action['kind']
  quantity: number
  products: readonly string[]
}

/** A change without a result, or of which the shopper was told that it is being checked. */
interface OpenChange {
  asked: Asked
  /** the same for the same change */
  key: string
  isTold: boolean
  /** one for each product */
  own: readonly Action[]
}

/** The client's own codes that say that nothing was done. */
const refusals = new Set(['INVALID_QUANTITY', 'INSUFFICIENT_INVENTORY', 'SESSION_ENDED'])

/** A refusal means that it was not done; anything else leaves that open. */
export const resultOf = (error: unknown): 'refused' | 'unknown' => {
  const { status, code } = Object(error)
  if (status >= 400 && status < 500 && status !== 408) return 'refused'
  return refusals.has(code) ? 'refused' : 'unknown'
}

/** Whether an event will tell the end. */
const isBeingChecked = (error: unknown) =>
  String(Object(error).message).startsWith('the change is being checked')

export const describeError = (error: unknown) => {
  const { code, status, message } = Object(error)
  return [code ?? message ?? String(error), status].filter((part) => part !== undefined).join(' ')
}

const keyOf = (lines: readonly { kind: string; productId?: string; quantity?: string | number }[]) =>
  lines.map(({ kind, productId, quantity }) => `${kind} ${quantity} ${productId}`).join(', ')

const open = (asked: Asked): OpenChange => {
  const { tab, kind, quantity, products } = asked
  const own = products.map((product) => ({ kind, quantity, product, result: 'unknown' as const, by: tab }))
  const key = keyOf(products.map((productId) => ({ kind, productId, quantity })))
  return { asked, key, isTold: false, own }
}

const end = ({ own }: OpenChange, result: Action['result'], refused: readonly unknown[] = []) => {
  for (const action of own) action.result = refused.includes(action.product) ? 'refused' : result
}

/** Records what a shopper asks for, and what comes of it. */
export const createActions = (log: (text: string) => void) => {
  const actions: Action[] = []
  /** In the order in which they were asked for. */
  const changes: OpenChange[] = []
  const remove = (change: OpenChange) => void changes.splice(changes.indexOf(change), 1)

  /** Whether this very change is being checked, and nothing else was asked of its products since. */
  const isAskedAgain = ({ asked: { tab, products }, key }: OpenChange) => {
    const latest = changes.findLast(
      ({ asked }) => asked.tab === tab && asked.products.some((product) => products.includes(product)),
    )
    return latest?.isTold === true && latest.key === key
  }

  const follow = async (change: OpenChange, run: () => Promise<unknown>) => {
    try {
      const { errors = [] } = Object(await run())
      const refused = errors.map(({ productId }: { productId?: string }) => productId)
      end(change, 'ok', refused)
      remove(change)
      return change.own.map(({ result }) => result).join(', ')
    } catch (error) {
      end(change, resultOf(error))
      if (isBeingChecked(error)) change.isTold = true
      else remove(change)
      return describeError(error)
    }
  }

  return {
    actions,
    /** Performs what is asked, and records its result. */
    async act(asked: Asked, run: () => Promise<unknown>) {
      const text = `${asked.tab} ${asked.kind}s ${asked.quantity} of ${asked.products.join(', ')}`
      const change = open(asked)
      if (isAskedAgain(change)) {
        log(`${text} once more, while that is being checked`)
        return void (await run().catch(() => undefined))
      }
      actions.push(...change.own)
      changes.push(change)
      log(text)
      log(`${text}: ${await follow(change, run)}`)
    },
    /** Takes note of how a change ended that was being checked. */
    listen: (client: ShopClient, tab: string) =>
      client.events.on('cartsettled', ({ requested, outcome, errors }) => {
        const key = keyOf(requested)
        log(`${tab} receives cartsettled: ${outcome} ${key}`)
        const told = changes.find((change) => change.asked.tab === tab && change.isTold && change.key === key)
        if (!told) return
        remove(told)
        const result = outcome === 'done' ? 'ok' : outcome === 'failed' ? 'refused' : 'unknown'
        end(
          told,
          result,
          errors.map(({ productId }) => productId),
        )
      }),
    /** The page of a tab is left: it hears nothing any more, and the next one goes on with what is open. */
    leave(tab: string) {
      for (const change of changes.filter(({ asked }) => asked.tab === tab)) {
        end(change, 'left')
        remove(change)
      }
    },
  }
}
