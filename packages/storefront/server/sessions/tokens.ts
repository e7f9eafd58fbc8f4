/** A user name and a password, as they were typed. */
export interface Credentials {
  readonly username: string
  readonly password: string
}

/** What lets its bearer call the platform as a buyer. */
export interface AccessToken {
  readonly accessToken: string
  readonly expiresInSeconds: number
}

/** Where this server gets tokens of the platform. Both take the visitor's request, for its origin and route. */
export interface TokenSource {
  /** Undefined for wrong credentials. Rejects, as `fetch` does, where the platform gives none for another reason. */
  obtain(credentials: Credentials, visitor: Request): Promise<AccessToken | undefined>
  /** Rejects where the platform does not confirm that the token has ended. */
  revoke(accessToken: string, visitor: Request): Promise<void>
}
