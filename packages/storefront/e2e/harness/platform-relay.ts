import { createServer, request } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { once } from 'node:events'
import { sameOriginHeaders } from './sites'

/** A platform behind a line that can be cut: it passes every call on to the sandbox of a running shop. */
export interface PlatformRelay {
  readonly origin: string
  /** From now on the connection breaks before a call gets its response, until `mend`. */
  cut(): void
  mend(): void
  /**
   * Breaks the connection of the next call whose path contains `path`, before it is passed on or after it was
   * answered, once `act` is done; resolves then.
   */
  interrupt(path: string, interruption: Interruption): Promise<void>
  stop(): Promise<void>
}

export interface Interruption {
  readonly when: 'before' | 'after'
  /** What else happens at that moment. */
  readonly act: () => Promise<void>
}

interface ArmedInterruption extends Interruption {
  readonly path: string
  readonly onDone: () => void
}

/** Starts a relay to the platform of the shop at `target`. Who starts it stops it. */
export async function startPlatformRelay(target: string): Promise<PlatformRelay> {
  let isCut = false
  let armed: ArmedInterruption | undefined
  const take = (path: string): ArmedInterruption | undefined => {
    if (armed === undefined || !path.includes(armed.path)) return undefined
    const taken = armed
    armed = undefined
    return taken
  }
  const server = createServer((call, response) => {
    const interruption = take(call.url ?? '/')
    if (isCut) call.socket.destroy()
    else if (interruption?.when === 'before') void breakOff(response, interruption)
    else passOn(target, { call, response, interruption })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    cut: () => (isCut = true),
    mend: () => (isCut = false),
    interrupt: (path, interruption) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      armed = { ...interruption, path, onDone: resolve }
      return promise
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

interface Exchange {
  readonly call: IncomingMessage
  readonly response: ServerResponse
  /** Handles the response in place of the caller. */
  readonly interruption?: ArmedInterruption | undefined
}

async function breakOff(response: ServerResponse, { act, onDone }: ArmedInterruption): Promise<void> {
  await act()
  response.destroy()
  onDone()
}

function passOn(target: string, { call, response, interruption }: Exchange): void {
  // The sandbox is behind another shop, which would treat calls without this header as cross-site.
  const headers = { ...call.headers, host: new URL(target).host, ...sameOriginHeaders }
  const onward = request(target + (call.url ?? '/'), { method: call.method ?? 'GET', headers }, (came) => {
    if (interruption) return void breakOff(response, interruption)
    response.writeHead(came.statusCode ?? 502, came.headers)
    return void came.pipe(response)
  })
  onward.on('error', () => response.destroy())
  call.pipe(onward)
}
