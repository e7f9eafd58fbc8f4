/** What every handler has of a request. */
export interface Env {
  /** Empty where the request did not come over a connection. */
  Bindings: { readonly incoming?: { readonly socket: { readonly remoteAddress?: string | undefined } } }
  Variables: {
    /** The public origin of the request. */
    origin: string
    /** Identifies the request in the log and at the platform. */
    requestId: string
    /** The visitor's network address. */
    address: string | undefined
  }
}
