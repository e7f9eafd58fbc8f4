import { useShopClient } from '@cartonnage/react-hooks'
import { isShopError } from '@cartonnage/sdk/errors'
import { useRef, useState } from 'react'
import { loadReportedFailure } from '../../shared/failures/load-reported-failure'
import type { OrderResponse } from './data/quick-order-response'
import { keepDraft } from './order-draft'
import type { Replacement } from './quick-order-form'

/** How far a check is, in calls. */
export interface CheckState {
  readonly done: number
  readonly of: number
}

/** Checks lists in the browser; a failure becomes a response, with the list. */
export function useCheck() {
  const shop = useShopClient()
  const [checking, setChecking] = useState<CheckState>()
  const controller = useRef<AbortController>(undefined)
  const wordFailure = async (error: unknown, list: string): Promise<OrderResponse> => {
    // The end of a session forgets what its person has typed.
    if (isShopError(error, 'SESSION_ENDED')) keepDraft(shop, list)
    return { list, failure: await loadReportedFailure(error, { shop, url: location.href }) }
  }
  const check = async (text: string, replacement?: Replacement): Promise<OrderResponse | undefined> => {
    controller.current?.abort()
    const current = new AbortController()
    const { signal } = current
    // The next check takes the place of one that is under way.
    controller.current = current
    setChecking({ done: 0, of: 0 })
    try {
      const { checkList } = await import('./data/check-list')
      const onProgress = (done: number, of: number) => setChecking({ done, of })
      const checked = await checkList(shop, { text, replacement }, { signal, onProgress })
      return 'problem' in checked
        ? checked
        : { list: checked.list, checked: { order: checked.order, held: null } }
    } catch (error) {
      return signal.aborted ? undefined : await wordFailure(error, text)
    } finally {
      if (controller.current === current) setChecking(undefined)
    }
  }
  return { checking, check, wordFailure, stop: () => controller.current?.abort() }
}
