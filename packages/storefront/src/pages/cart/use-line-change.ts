import { useFeature, useShopClient } from '@cartonnage/react-hooks'
import { cart } from '@cartonnage/sdk'
import { isShopError } from '@cartonnage/sdk/errors'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ReportedFailure } from '../../shell/reported-failure'
import { loadReportedFailure } from '../../shared/failures/load-reported-failure'

type LineUpdate = { readonly quantity: number } | 'remove'

interface LineChange {
  /** Changes the quantity, or removes the line. True when it worked; never fails. */
  readonly change: (update: LineUpdate) => Promise<boolean>
  readonly isPending: boolean
  /** The quantity that is being sent; undefined when none is. */
  readonly requested: number | undefined
  /** The line was changed on this page, so the message of the previous request is outdated. */
  readonly hasChanged: boolean
  /** Why the last change failed; reset by the next one. */
  readonly problem: ReportedFailure | undefined
}

/** Changes one line of the buyer's cart, one change at a time, with pending state and failure. */
export function useLineChange(cartItemId: string): LineChange {
  const shop = useShopClient()
  const { setQuantity, remove } = useFeature(cart)
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<ReportedFailure>()
  const [requested, setRequested] = useState<number>()
  const [hasChanged, setChanged] = useState(false)
  const hasSucceeded = useRef(true)
  const run = useLatest<LineUpdate>(async (update) => {
    setPending(true)
    setProblem(undefined)
    hasSucceeded.current = true
    try {
      await (update === 'remove' ? remove({ cartItemId }) : setQuantity({ cartItemId, ...update }))
    } catch (error) {
      hasSucceeded.current = false
      // Then the page leads to the sign-in, or says what is being checked and how that ended.
      if (!isShopError(error, 'SESSION_ENDED') && !isShopError(error, 'UNKNOWN_OUTCOME'))
        setProblem(await loadReportedFailure(error, { shop, url: location.href }))
    } finally {
      setPending(false)
    }
  })
  const change = async (update: LineUpdate) => {
    setChanged(true)
    if (update !== 'remove') setRequested(update.quantity)
    await run(update)
    setRequested(undefined)
    return hasSucceeded.current
  }
  return { change, isPending, requested, hasChanged, problem }
}

/**
 * Runs an asynchronous task for one value at a time; of the values that arrive meanwhile only the last counts.
 * So clicking + five times makes two calls, not five.
 */
export function createLatest<T>(run: (value: T) => Promise<void>): (value: T) => Promise<void> {
  let waiting: { readonly value: T } | undefined
  let running: Promise<void> | undefined
  const drain = async () => {
    while (waiting !== undefined) {
      const { value } = waiting
      waiting = undefined
      await run(value)
    }
    running = undefined
  }
  return (value) => {
    waiting = { value }
    return (running ??= drain())
  }
}

/** {@link createLatest} for a component; the task may change between renders. */
function useLatest<T>(run: (value: T) => Promise<void>): (value: T) => Promise<void> {
  const current = useRef(run)
  useEffect(() => {
    current.current = run
  })
  return useMemo(() => createLatest<T>((value) => current.current(value)), [])
}
