import type { Exchange } from './call'

/** The number in a path's `{version}`, 65 of `v65.0`; 0 where it is none. */
export const apiVersionOf = ({ req }: Pick<Exchange, 'req'>): number =>
  Number(/^v(\d{2,3})\.\d$/.exec(req.param('version') ?? '')?.[1] ?? 0)
