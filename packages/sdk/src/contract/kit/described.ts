import type { CallSpec, Sends } from './call'
import type { Schema } from './schema'

/** A call with the schemas of what it sends. */
export function described<Sent>(
  call: CallSpec & Sends<Sent>,
  schemas: { readonly [Part in keyof Sent]-?: Schema<Sent[Part], Sent[Part]> },
): CallSpec {
  return { ...call, ...schemas }
}
