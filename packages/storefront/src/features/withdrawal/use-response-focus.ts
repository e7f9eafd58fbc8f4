import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import type { WithdrawalResponse } from './withdrawal-action'

/** After a form the focus goes to what came of it: the list of problems, or the heading of the next step. */
export function useResponseFocus(response: WithdrawalResponse | undefined): RefObject<HTMLElement | null> {
  const page = useRef<HTMLElement>(null)
  useEffect(() => {
    if (response === undefined) return
    const problems = page.current?.querySelector<HTMLElement>('[data-problems]')
    const target = problems ?? page.current?.querySelector<HTMLElement>('h1')
    if (!target) return
    target.tabIndex = -1
    target.focus()
  }, [response])
  return page
}
