import type { FeatureContext } from '../client/client'
import { transport } from '../client/transport'
import type { Transport } from '../transport/transport'
import { sessionStore } from './session-store'

/** Makes a call wait for the session, so that it is made for the current shopper. */
export function afterSession(client: FeatureContext) {
  const { ensure } = client.use(sessionStore)
  return <Input extends readonly unknown[], Result>(call: (...input: Input) => Promise<Result>) =>
    async (...input: Input): Promise<Result> => {
      await ensure()
      return await call(...input)
    }
}

/** The transport for calls that are made for a shopper: they wait for the session. */
export function shopperTransport(client: FeatureContext): Transport {
  const clientTransport = client.use(transport)
  const { ensure } = client.use(sessionStore)
  return {
    ...clientTransport,
    send: async (call, input, options) => {
      await ensure()
      return await clientTransport.send(call, input, options)
    },
  }
}
