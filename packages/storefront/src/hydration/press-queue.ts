/** How long presses wait for the application, in ms. */
const replayTimeoutMs = 10_000

interface QueuedEvent {
  readonly target: HTMLElement
  readonly submitter: HTMLElement | null
}

/**
 * Queues clicks and submits on `[data-replay]` from now on, and calls `onPress` for each. The returned function ends that
 * and replays them: for the hydrated page, or for the browser, which then does what it does without scripts.
 */
export function queuePresses(page: Window, onPress: () => void): () => void {
  let queue: readonly QueuedEvent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function queueEvent(event: Event): void {
    const target = replayTargetOf(event)
    if (target === null || opensElsewhere(event)) return
    if ((event.type === 'click') === target instanceof HTMLFormElement) return
    event.preventDefault()
    event.stopPropagation()
    // Further presses before the replay are ignored.
    if (target.getAttribute('aria-busy') === 'true') return
    target.setAttribute('aria-busy', 'true')
    queue = [...queue, { target, submitter: event instanceof SubmitEvent ? event.submitter : null }]
    timer ??= setTimeout(finish, replayTimeoutMs)
    onPress()
  }

  function finish(): void {
    clearTimeout(timer)
    page.removeEventListener('click', queueEvent, true)
    page.removeEventListener('submit', queueEvent, true)
    const queued = queue
    queue = []
    queued.forEach(replay)
  }

  page.addEventListener('click', queueEvent, true)
  page.addEventListener('submit', queueEvent, true)
  return finish
}

const replayTargetOf = (event: Event): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('[data-replay]') : null

/** The browser handles a click that opens another tab or window. */
const opensElsewhere = (event: Event): boolean =>
  event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)

function replay({ target, submitter }: QueuedEvent): void {
  target.removeAttribute('aria-busy')
  if (!target.isConnected) return
  if (target instanceof HTMLFormElement) target.requestSubmit(submitter)
  else target.click()
}
