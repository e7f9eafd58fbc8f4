import { useCallback, useState, useTransition } from 'react'
import type { ShopError } from '@cartonnage/sdk'
import { isShopError, ShopError as ShopErrorClass } from '@cartonnage/sdk/rules'

export interface Action<Args extends readonly unknown[], Result> {
  /** Runs the action. Resolves with its answer, or with `undefined` when it failed: `error` then says why. */
  run(...args: Args): Promise<Result | undefined>
  /** True from `run` until the answer, for as long as any run is under way. */
  readonly isPending: boolean
  /** Why the latest run failed; gone with the next run. */
  readonly error: ShopError | undefined
  /** Takes the error away. */
  dismiss(): void
}

const toShopError = (error: unknown): ShopError =>
  isShopError(error) ? error : new ShopErrorClass('INTERNAL_ERROR', String(error), { cause: error })

/**
 * An asynchronous action of a view: a transition around it, its pending state and its failure.
 *
 * @example
 * const { add } = useCart()
 * const { run, isPending, error } = useAction(add)
 * <button disabled={isPending} onClick={() => void run({ productId, quantity: 25 })}>…</button>
 */
export function useAction<Args extends readonly unknown[], Result>(
  action: (...args: Args) => Promise<Result>,
): Action<Args, Result> {
  const [isPending, startTransition] = useTransition()
  const [error, setError] = useState<ShopError>()
  const dismiss = useCallback(() => setError(undefined), [])

  const run = useCallback(
    (...args: Args) =>
      new Promise<Result | undefined>((resolve) => {
        setError(undefined)
        startTransition(async () => {
          try {
            resolve(await action(...args))
          } catch (cause) {
            setError(toShopError(cause))
            resolve(undefined)
          }
        })
      }),
    [action],
  )

  return { run, isPending, error, dismiss }
}
