import type { FacetAnswer, FacetSelection } from '@cartonnage/sdk/rules'
import { debounceMs } from '@cartonnage/sdk/rules'
import { useEffect, useEffectEvent, useState } from 'react'

interface FacetCountOptions {
  readonly selection: FacetSelection
  /** What the list is narrowed by: its count is known. */
  readonly existing: FacetSelection
  readonly count: ((selection: FacetSelection, signal: AbortSignal) => Promise<FacetAnswer>) | undefined
}

interface FacetCount {
  /** Nothing has changed. */
  readonly isExisting: boolean
  /** The last answer, also while another one is awaited; `undefined` before the first and for what exists. */
  readonly last: { readonly selection: FacetSelection; readonly answer: FacetAnswer } | undefined
  /** `undefined` until the answer to this very selection. */
  readonly total: number | undefined
  readonly error: unknown
}

interface Answered {
  readonly key: string
  readonly error?: unknown
}

/** Counts each selection that stays for a moment; answers to earlier ones are dropped. */
export function useFacetCount({ selection, existing, count }: FacetCountOptions): FacetCount {
  const [last, setLast] = useState<FacetCount['last']>()
  const [answered, setAnswered] = useState<Answered>()
  const key = JSON.stringify(selection)
  const isExisting = key === JSON.stringify(existing)
  const isAsked = count !== undefined && !isExisting
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const answer = await count?.(selection, signal)
      if (signal.aborted || answer === undefined) return
      setLast({ selection, answer })
      setAnswered({ key })
    } catch (error) {
      if (!signal.aborted) setAnswered({ key, error })
    }
  })
  useEffect(() => {
    if (!isAsked) return undefined
    const controller = new AbortController()
    const timer = setTimeout(() => void ask(controller.signal), debounceMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [key, isAsked])
  const isCounted = answered?.key === key && answered.error === undefined
  return {
    isExisting,
    last: isExisting ? undefined : last,
    total: isAsked && isCounted ? last?.answer.total : undefined,
    error: isAsked && answered?.key === key ? answered.error : undefined,
  }
}
