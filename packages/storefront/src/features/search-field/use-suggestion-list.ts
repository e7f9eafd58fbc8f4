import { useShopClient } from '@cartonnage/react-hooks'
import { useEffect, useRef, useState } from 'react'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { addNamespaces } from '../../i18n/create-i18n'
import type { SuggestionListProps } from './suggestion-list'

/**
 * The list of suggestions, code and texts: nothing of it is fetched before the field has the focus. Where it cannot
 * be fetched the field stays what it is, and the next focus tries again.
 */
export function useSuggestionList(input: HTMLInputElement | null) {
  const { reportFailure } = useShopClient()
  const { i18n } = useTranslation()
  const [SuggestionList, setList] = useState<ComponentType<SuggestionListProps>>()
  const isRequested = useRef(false)
  const load = () => {
    if (isRequested.current) return
    isRequested.current = true
    Promise.all([import('./suggestion-list'), addNamespaces(i18n, ['search', 'product'])]).then(
      ([module]) => setList(() => module.SuggestionList),
      (error: unknown) => {
        isRequested.current = false
        reportFailure(error, 'the suggestions of the search field')
      },
    )
  }
  const latest = useRef(load)
  useEffect(() => {
    latest.current = load
  })
  // Somebody may be in the field before this code is there: no focus event comes any more.
  useEffect(() => {
    if (input !== null && document.activeElement === input) latest.current()
  }, [input])
  return { SuggestionList, load }
}
