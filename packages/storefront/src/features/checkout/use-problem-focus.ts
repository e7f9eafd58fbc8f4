import { useEffect } from 'react'

/** After a form was refused the focus goes to what is wrong: the first such field, or else the message. */
export function useProblemFocus(response: unknown): void {
  useEffect(() => {
    if (response !== undefined) focusProblem(document)
  }, [response])
}

const problems = '[aria-invalid="true"], [role="alert"]'

function focusProblem(page: Document): void {
  // A summary of several problems takes the focus by itself.
  if (page.activeElement?.closest(problems)) return
  const main = page.getElementById('main') ?? page.body
  const field = main.querySelector<HTMLElement>('[aria-invalid="true"]')
  const target = field ?? main.querySelector<HTMLElement>('[role="alert"]')
  if (target === null) return
  if (field === null) target.tabIndex = -1
  target.focus()
}
