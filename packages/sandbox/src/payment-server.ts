import { serve } from '@hono/node-server'

/** The listener of the payment provider's pages. */
export interface PaymentServer {
  /** Where browsers find the pages; not the name `localhost`, so that the shop's cookies do not reach them. */
  readonly origin: string
  /** Responds to all requests from now on; before that they wait. */
  serve(pages: (request: Request) => Promise<Response>): void
  /** Stops listening and ends open connections. */
  close(): Promise<void>
}

/** Where to listen. */
export interface PaymentServerOptions {
  /** Another free port where this one is taken; 0 takes any. */
  readonly port: number
  /** The address to listen on. @default '127.0.0.1', which only this machine can reach */
  readonly host?: string | undefined
}

/**
 * Listens for requests to the payment provider's pages, before the sandbox is opened: its option `paymentOrigin` needs the
 * port.
 */
export async function listenForPayments(options: PaymentServerOptions): Promise<PaymentServer> {
  try {
    return await listen(options)
  } catch (error) {
    if (options.port === 0 || !isPortTaken(error)) throw error
    return await listen({ ...options, port: 0 })
  }
}

function listen({ port, host = '127.0.0.1' }: PaymentServerOptions): Promise<PaymentServer> {
  const ready = Promise.withResolvers<(request: Request) => Promise<Response>>()
  const fetch = async (request: Request) => (await ready.promise)(request)
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port, hostname: host }, (address) => {
      const name = ['0.0.0.0', '::'].includes(address.address) ? '127.0.0.1' : address.address
      const urlHost = name.includes(':') ? `[${name}]` : name
      resolve({ origin: `http://${urlHost}:${address.port}`, serve: ready.resolve, close })
    })
    server.once('error', reject)
    const close = () =>
      new Promise<void>((closed) => {
        server.close(() => closed())
        if ('closeAllConnections' in server) server.closeAllConnections()
      })
  })
}

const isPortTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
