import type { createBrowserRouter } from 'react-router-dom'

/**
 * Ignores a second submit of a form that is being sent: the second click of a double click arrives before React has
 * rendered that the page is busy, and would register or save twice. Does not affect fetchers.
 */
export function sendOnce(
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state'>,
  document: Document,
): void {
  let sent: EventTarget | null = null
  document.addEventListener(
    'submit',
    (event) => {
      const isSending = router.state.navigation.formData !== undefined && event.target === sent
      sent = event.target
      if (!isSending) return
      event.preventDefault()
      event.stopPropagation()
    },
    { capture: true },
  )
}
