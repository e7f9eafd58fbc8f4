/** Where the sandbox says what the platform's simulator would say. */
const eventsUrl = '/__sandbox/events'

/**
 * Plays the platform's simulator from the switch on the sandbox's start page. The server names the sandbox only where
 * it runs in the same process and may be steered, so no other page opens this stream.
 */
export function listenToSandbox(page: Document, open = (url: string) => new EventSource(url)): () => void {
  const source = open(eventsUrl)
  source.addEventListener('guestsimulation', ({ data }: MessageEvent<string>) => {
    page.dispatchEvent(new CustomEvent('guestsimulation', { detail: JSON.parse(data) as unknown }))
  })
  return () => source.close()
}
