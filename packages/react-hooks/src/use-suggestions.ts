import { debounceMs } from '@cartonnage/sdk/rules'
import { useEffect, useRef, useState } from 'react'

export interface SuggestionsOptions<T> {
  /** What was typed; a blank text asks nothing and has no answer. */
  readonly text: string
  /** Asks for what fits the text. It is aborted as soon as another text is there. */
  readonly load: (text: string, signal: AbortSignal) => Promise<T>
  /** Told of a failed answer; an aborted one is none. */
  readonly onFailure?: ((error: unknown) => void) | undefined
  /** How long nothing is asked after the last key. @default 150 */
  readonly delayMs?: number | undefined
}

/**
 * What fits a text while it is typed [9-16]. Until the next answer the last one stays; an answer to a text that is
 * not the present one any more is never given, and after a failure there is none.
 *
 * @example
 * const terms = useSuggestions({ text, load: (searchTerm, signal) => catalog.suggestTerms({ searchTerm }, { signal }) })
 */
export function useSuggestions<T>(options: SuggestionsOptions<T>): T | undefined {
  const { delayMs = debounceMs } = options
  const text = options.text.trim()
  const [response, setResponse] = useState<{ readonly value: T }>()
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  useEffect(() => {
    if (text === '') return undefined
    const controller = new AbortController()
    const { signal } = controller
    const ask = async () => {
      try {
        const value = await latest.current.load(text, signal)
        if (!signal.aborted) setResponse({ value })
      } catch (error) {
        if (signal.aborted) return
        setResponse(undefined)
        latest.current.onFailure?.(error)
      }
    }
    const timer = setTimeout(() => void ask(), delayMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [text, delayMs])
  // Whoever empties the field begins anew.
  if (text === '' && response !== undefined) setResponse(undefined)
  return text === '' ? undefined : response?.value
}
