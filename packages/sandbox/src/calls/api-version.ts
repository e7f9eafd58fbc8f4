import type { Exchange } from './call'
import { PlatformError } from '../platform-error'

/** The number in a path's `{version}`, 65 of `v65.0`; 0 where it is none. */
export const apiVersionOf = ({ req }: Pick<Exchange, 'req'>): number =>
  Number(/^v(\d{2,3})\.\d$/.exec(req.param('version') ?? '')?.[1] ?? 0)

/** Fails as an unknown path does where the version in the path is older than the call. */
export function requireVersion(c: Exchange, since: number): void {
  if (apiVersionOf(c) < since) {
    throw new PlatformError(404, 'NOT_FOUND', 'The requested resource does not exist')
  }
}
