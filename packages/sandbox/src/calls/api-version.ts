import type { Exchange } from './call'

/** The number in a path's `{version}`, 65 of `v65.0`; 0 where it is none. */
export const apiVersionOf = (c: Exchange): number =>
  Number(/^v(\d{2,3})\.\d$/.exec(c.req.param('version') ?? '')?.[1] ?? 0)
