import { useCallback, useState, useTransition } from 'react'
import type { ShopError } from '@cartonnage/sdk'
import { isShopError, ShopError as ShopErrorClass } from '@cartonnage/sdk/errors'

/** An asynchronous action with its state, for a view. */
export interface Action<Args extends readonly unknown[], Result> {
  /** Runs the action. Resolves with its result, or with `undefined` if it failed; it never rejects. See `error`. */
  run(...args: Args): Promise<Result | undefined>
  /** True while at least one run is in progress. */
  readonly isPending: boolean
  /** Why the latest run failed; cleared by the next run. */
  readonly error: ShopError | undefined
  /** Clears the error. */
  dismiss(): void
}

const toShopError = (error: unknown): ShopError =>
  isShopError(error) ? error : new ShopErrorClass('INTERNAL_ERROR', String(error), { cause: error })

/**
 * Wraps an asynchronous function in a transition, with its pending state and its error.
 *
 * @example
 * function AddButton({ productId }: { productId: string }) {
 *   const { add } = useCart()
 *   const { run, isPending } = useAction(add)
 *   return <button disabled={isPending} onClick={() => void run({ productId, quantity: 25 })}>Add</button>
 * }
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
