import type { createBrowserRouter } from 'react-router-dom'

/**
 * Keeps a form from being sent again while it is on its way: the second press of a double click arrives before React
 * has drawn that the page is busy, and would register or save twice. What the router does without leaving the page is
 * left alone.
 */
export function sendOnce(
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state'>,
  document: Document,
): void {
  let sent: EventTarget | null = null
  document.addEventListener(
    'submit',
    (event) => {
      const isOnItsWay = router.state.navigation.formData !== undefined && event.target === sent
      sent = event.target
      if (!isOnItsWay) return
      event.preventDefault()
      event.stopPropagation()
    },
    { capture: true },
  )
}
