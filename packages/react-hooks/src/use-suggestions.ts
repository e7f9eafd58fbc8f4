import { debounceMs } from '@cartonnage/sdk/rules'
import { useEffect, useEffectEvent, useState } from 'react'

/** What {@link useSuggestions} needs. */
export interface SuggestionsOptions<T> {
  /** The entered text; nothing is loaded for a blank one. */
  readonly text: string
  /** Loads suggestions for the text. The signal is aborted as soon as the text changes. */
  readonly load: (text: string, signal: AbortSignal) => Promise<T>
  /** Receives the error of a failed request; not called for aborted ones. */
  readonly onFailure?: ((error: unknown) => void) | undefined
  /**
   * How long to wait after the last key, in ms.
   * @default 150
   */
  readonly delayMs?: number | undefined
}

/**
 * Suggestions for a text while it is typed. The previous ones stay until the next response; a response to an outdated
 * text is dropped. `undefined` for a blank text, before the first response and after a failure.
 *
 * @example
 * function Suggestions({ text }: { text: string }) {
 *   const { suggestTerms } = useFeature(catalog)
 *   const load = (searchTerm: string, signal: AbortSignal) => suggestTerms({ searchTerm }, { signal })
 *   return <p>{useSuggestions({ text, load })?.join(', ')}</p>
 * }
 */
export function useSuggestions<T>(options: SuggestionsOptions<T>): T | undefined {
  const { delayMs = debounceMs } = options
  const text = options.text.trim()
  const [response, setResponse] = useState<{ readonly value: T }>()
  const load = useEffectEvent(options.load)
  const onFailure = useEffectEvent((error: unknown) => options.onFailure?.(error))
  useEffect(() => {
    if (text === '') return undefined
    const controller = new AbortController()
    const { signal } = controller
    const update = async () => {
      try {
        const value = await load(text, signal)
        if (!signal.aborted) setResponse({ value })
      } catch (error) {
        if (signal.aborted) return
        setResponse(undefined)
        onFailure(error)
      }
    }
    const timer = setTimeout(() => void update(), delayMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [text, delayMs])
  // Old suggestions must not return after the field was emptied.
  if (text === '' && response !== undefined) setResponse(undefined)
  return text === '' ? undefined : response?.value
}
