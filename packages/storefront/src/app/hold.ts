/**
 * Runs before everything else, as a classic script in the head: until the page is alive, clicks and submits on
 * `[data-replay]` wait here and are played again afterwards. They fall back to what the browser does by itself
 * when the application does not come up in time or fails.
 */
const patience = 10_000
const waiting: (() => void)[] = []

function elementOf(event: Event): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>('[data-replay]') : null
}

function again(target: HTMLElement, submitter: HTMLElement | null): void {
  target.removeAttribute('aria-busy')
  if (!target.isConnected) return
  if (target instanceof HTMLFormElement) target.requestSubmit(submitter)
  else target.click()
}

function hold(event: Event): void {
  const target = elementOf(event)
  if (target === null || (event.type === 'click') === target instanceof HTMLFormElement) return
  event.preventDefault()
  event.stopPropagation()
  // A second press before the first one was played counts once.
  if (target.getAttribute('aria-busy') === 'true') return
  target.setAttribute('aria-busy', 'true')
  const submitter = event instanceof SubmitEvent ? event.submitter : null
  waiting.push(() => again(target, submitter))
}

function release(): void {
  clearTimeout(timer)
  removeEventListener('click', hold, true)
  removeEventListener('submit', hold, true)
  removeEventListener('error', releaseOnScript, true)
  for (const play of waiting.splice(0)) play()
}

/** The application's own script could not be loaded. */
function releaseOnScript(event: Event): void {
  if (event.target instanceof HTMLScriptElement) release()
}

const timer = setTimeout(release, patience)
addEventListener('click', hold, true)
addEventListener('submit', hold, true)
addEventListener('error', releaseOnScript, true)
document.addEventListener('shop:hydrated', release, { once: true })
document.addEventListener('shop:failed', release, { once: true })

// Makes this file a module for the compiler; the build wraps it as a classic script.
export {}
