/** The sandbox's stream of the events that the platform's simulator would dispatch. */
const eventsUrl = '/__sandbox/events'

/**
 * Dispatches the simulator's events when they are triggered on the sandbox's admin page. Called only where the sandbox runs
 * in the server's process with its admin pages open.
 */
export function listenToSandbox(page: Document, open = (url: string) => new EventSource(url)): () => void {
  const source = open(eventsUrl)
  source.addEventListener('guestsimulation', ({ data }: MessageEvent<string>) => {
    page.dispatchEvent(new CustomEvent('guestsimulation', { detail: JSON.parse(data) as unknown }))
  })
  return () => source.close()
}
