import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import type { WithdrawalAnswer } from './withdrawal-action'

/** After a form the focus goes to what came of it: the list of problems, or the heading of the next step. */
export function useAnswerFocus(answer: WithdrawalAnswer | undefined): RefObject<HTMLElement | null> {
  const page = useRef<HTMLElement>(null)
  useEffect(() => {
    if (answer === undefined) return
    const problems = page.current?.querySelector<HTMLElement>('[data-problems]')
    const target = problems ?? page.current?.querySelector<HTMLElement>('h1')
    if (!target) return
    target.tabIndex = -1
    target.focus()
  }, [answer])
  return page
}
