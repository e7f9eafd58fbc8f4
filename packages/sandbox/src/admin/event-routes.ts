import { Hono } from 'hono'
import type { Env, Exchange } from '../calls/call'
import type { GuestSimulation } from '../calls/sandbox-events'
import { invalidInput } from '../platform-error'
import { requireOwnSite, adminCommand } from './admin-call'

/** The events of the sandbox, for pages that subscribe to them. */
export const eventRoutes = new Hono<Env>()

/** A stream of server-sent events where `Accept` asks for one, otherwise the current state as JSON. */
eventRoutes.get('/__sandbox/events', (c) => {
  if (!c.req.header('Accept')?.includes('text/event-stream')) return c.json(eventState(c))
  return c.body(eventStream(c), 200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
})

/** Changes whether a guest simulation is loading. */
eventRoutes.post(
  '/__sandbox/events',
  requireOwnSite,
  adminCommand({
    members: ['loading'],
    fromJson: ({ loading }) => readLoading(loading),
    fromForm: ({ loading }) => readLoading(loading === 'true' ? true : loading === 'false' ? false : loading),
    run: (c, state) => {
      c.var.context.events.setGuestSimulation(state)
      return c.json(eventState(c))
    },
  }),
)

const eventState = (c: Exchange) => ({ guestsimulation: c.var.context.events.guestSimulation })

function readLoading(loading: unknown): GuestSimulation {
  if (typeof loading !== 'boolean') throw invalidInput('loading is true or false.')
  return { loading }
}

/** The current state, then each change, until the reader closes the stream. */
function eventStream(c: Exchange): ReadableStream<Uint8Array> {
  const { events } = c.var.context
  const encoder = new TextEncoder()
  let stop = () => {}
  return new ReadableStream({
    start(controller) {
      const send = (state: GuestSimulation) =>
        controller.enqueue(encoder.encode(`event: guestsimulation\ndata: ${JSON.stringify(state)}\n\n`))
      send(events.guestSimulation)
      stop = events.listen(send)
    },
    cancel: () => stop(),
  })
}
