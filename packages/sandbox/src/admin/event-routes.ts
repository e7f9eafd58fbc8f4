import { Hono } from 'hono'
import type { Env, Exchange } from '../calls/call'
import type { GuestSimulation } from '../calls/sandbox-events'
import { invalidInput } from '../platform-error'
import { requireAdmin, steering } from './admin-call'

/** What the sandbox tells the pages that listen to it. */
export const eventRoutes = new Hono<Env>()

/** As a stream of server-sent events to those that ask for one, else as it stands. */
eventRoutes.get('/__sandbox/events', (c) => {
  if (!c.req.header('Accept')?.includes('text/event-stream')) return c.json(eventState(c))
  return c.body(eventStream(c), 200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
})

/** Says whether a guest simulation is loading. */
eventRoutes.post(
  '/__sandbox/events',
  requireAdmin,
  steering({
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

/** The present state, then each change, until the reader leaves. */
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
