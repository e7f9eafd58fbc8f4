import type { CallSpec, WithRequest } from './call'
import type { Schema } from './schema'

/** The call with the schemas of its query and body. */
export function withRequestSchemas<Sent>(
  call: CallSpec & WithRequest<Sent>,
  schemas: { readonly [Part in keyof Sent]-?: Schema<Sent[Part]> },
): CallSpec {
  return { ...call, ...schemas }
}
