import type { Client } from '../client/client'
import { transport } from '../client/transport'
import type { Transport } from '../transport/transport'
import { session } from './session'

/** Makes a call wait until it is known who is shopping: what belongs to a shopper is asked for that one. */
export function afterSession(client: Client) {
  const { ensure } = client.use(session)
  return <Input extends readonly unknown[], Result>(call: (...input: Input) => Promise<Result>) =>
    async (...input: Input): Promise<Result> => {
      await ensure()
      return await call(...input)
    }
}

/** The way to the platform for calls that belong to a shopper. */
export function shopperTransport(client: Client): Transport {
  const made = client.use(transport)
  const { ensure } = client.use(session)
  return {
    ...made,
    send: async (call, input, options) => {
      await ensure()
      return await made.send(call, input, options)
    },
  }
}
