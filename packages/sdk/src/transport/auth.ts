/** What the client tells its auth port. The same object for every call of a client, and another one for each client. */
export interface AuthContext {
  /** Sends a request as the client does, without the headers of the port. */
  readonly fetch: (request: Request) => Promise<Response>
  /** Origin of the shop, `https://shop.example`. */
  readonly origin: string
  /** Path in front of `/services/data/…`, or ''. */
  readonly apiPrefix: string
  /** Version of the platform's API. @default 'v65.0' */
  readonly apiVersion?: string | undefined
  /** Who is shopping at the moment. */
  readonly scope: () => {
    /** Record id of the buyer; absent for a guest, and as long as that is not known. */
    readonly userId?: string | undefined
  }
  /** Logs a failure that the call does not fail with. */
  readonly reportFailure: (error: unknown, context: string) => void
}

/**
 * Who asks: the headers that say so, and what happens when the platform does not accept them. `cookieAuth`, `bearerAuth`
 * and `noAuth` are ready; a front may write its own.
 */
export interface AuthPort {
  /**
   * The headers to add to a request; asked for again before each attempt. A rejection fails the call, which has not been
   * sent then.
   */
  headers(
    request: Request,
    context: AuthContext,
  ): Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>
  /**
   * Called after a 401, or a 403 that names the CSRF token, if the response is JSON: whether there is something new to
   * send. Then the call is repeated once. It gets the request with the headers that were sent.
   */
  onUnauthorized?(response: Response, request: Request, context: AuthContext): Promise<boolean> | boolean
  /**
   * Whether there is a session, for when the platform does not say who is shopping: while there is one, no change is made
   * to a guest's cart. @default whether this browser has the platform's cookie `sid_Client`
   */
  hasSession?(): boolean
  /** Whether cookies are sent. @default 'same-origin' */
  readonly credentials?: RequestCredentials
}

const reads: readonly string[] = ['GET', 'HEAD']

/** Whether a request changes nothing. */
export const isRead = ({ method }: Pick<Request, 'method'>): boolean => reads.includes(method)
