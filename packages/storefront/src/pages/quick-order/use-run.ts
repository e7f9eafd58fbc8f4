import type { QuickOrderView } from '@cartonnage/react-hooks'
import type { CheckedOrder } from '@cartonnage/sdk'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ReportedFailure } from '../../shell/reported-failure'
import type { OrderResponse } from './data/quick-order-response'
import { failedRows, writeList } from './list-text'
import type { RunActions } from './run-report'
import type { ListField } from './use-list-field'

interface RunOptions {
  /** Undefined until the browser has it. */
  readonly work: QuickOrderView | undefined
  readonly whenReady: () => Promise<QuickOrderView>
  readonly field: ListField
  readonly wordFailure: (error: unknown, list: string) => Promise<OrderResponse>
}

/**
 * The list that is being added. Every page of the browser stands by to go on with it, one at a time; the one where it was
 * started has what failed in its field after that.
 */
export function useRun({ work, whenReady, field, wordFailure }: RunOptions) {
  const [failure, setFailure] = useState<ReportedFailure>()
  const [isStarting, setStarting] = useState(false)
  const [isStopping, setStopping] = useState(false)
  const isOwn = useRef(false)
  const run = work?.run ?? null
  const state = run?.state
  const attempt = async (begin: (ready: QuickOrderView) => Promise<unknown>) => {
    setFailure(undefined)
    setStopping(false)
    try {
      await begin(await whenReady())
    } catch (error) {
      setFailure((await wordFailure(error, field.read())).failure)
    }
  }
  useWhenDone(state, () => {
    if (isOwn.current && run !== null) field.replace(writeList(failedRows(run.rows)))
    isOwn.current = false
  })
  const standBy = useEffectEvent(() => void attempt((ready) => ready.resume()))
  useEffect(() => {
    if (state === 'going' && !isOwn.current) standBy()
  }, [state])
  const actions: RunActions = {
    isStopping,
    stop: () => {
      setStopping(true)
      work?.stop()
    },
    goOn: () => {
      isOwn.current = true
      void attempt((ready) => ready.resume())
    },
    startAnew: () => {
      if (run?.state === 'stopped') field.replace(writeList(failedRows(run.rows)))
      else field.replace('')
      setFailure(undefined)
      work?.dismiss()
      field.focus()
    },
  }
  return {
    ...{ run, failure, actions, isStarting },
    start: async (order: CheckedOrder) => {
      isOwn.current = true
      setStarting(true)
      await attempt((ready) => ready.add(order))
      setStarting(false)
    },
  }
}

/** Calls `onDone` when a list has come to its end on this page, not for one that had when the page was loaded. */
function useWhenDone(state: string | undefined, onDone: () => void): void {
  const last = useRef<string>(undefined)
  const report = useEffectEvent(onDone)
  useEffect(() => {
    const before = last.current
    last.current = state
    if (state === 'done' && before !== undefined && before !== 'done') report()
  }, [state])
}
