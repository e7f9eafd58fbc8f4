import type { FeatureContext } from '../client/client'
import { sessionStore } from './session-store'
import { sessionEnded } from './session-watch'

/** Fails with `SESSION_ENDED` unless a buyer is signed in, or that cannot be said. */
export const requireBuyer = async (client: FeatureContext): Promise<void> => {
  const { isGuest, isUnknown, hasEnded } = await client.use(sessionStore).ensure()
  if (hasEnded || (isGuest && !isUnknown)) throw sessionEnded()
}

/** Makes calls that only a buyer may make. */
export const forBuyer =
  (client: FeatureContext) =>
  <Input extends readonly unknown[], Result>(call: (...input: Input) => Promise<Result>) =>
  async (...input: Input): Promise<Result> => {
    await requireBuyer(client)
    return await call(...input)
  }
