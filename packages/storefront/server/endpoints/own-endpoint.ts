/** An address of this server that scripts of the shop call. */
export interface OwnEndpoint {
  /** Below the base path of the shop and language. */
  readonly path: string
  /** Responds to any method. The caller has refused cross-site requests and long bodies. */
  respond(request: Request): Promise<Response>
}
