import type { FeatureContext } from '../client/client'
import { steadyClock } from '../client/steady-clock'
import { isResponseError } from '../errors/errors'
import { nextReadDelayMs } from '../rules/call/platform-work-time'
import { valueOf } from '../state/async-state'
import { scopeOwnerEntry } from '../storage/storage-entries'
import { sessionStore } from './session-store'
import { getContext } from './session-context'
import { sessionKey } from './session-keys'
import { sessionEnded } from './session-watch'

/**
 * Resolves once it is known who is shopping; undefined where it is known, or where there is no session. Rejects with
 * `SESSION_ENDED` where the buyer who was here is not the one who shops, and on a server, which cannot wait, with the
 * failure that hides who it is.
 */
export type AwaitShopper = () => Promise<void> | undefined

/** Asks again who is shopping where the platform did not say, although the browser has a session. */
export function awaitShopper(client: FeatureContext): AwaitShopper {
  const { options } = client
  const isHidden = () =>
    valueOf(client.loaded(sessionKey).getSnapshot())?.isUnknown === true && options.hasSession()
  let asking: Promise<void> | undefined
  const ask = () => (options.runtime === 'server' ? reveal(client) : askUntilKnown(client, isHidden))
  return () => {
    if (!asking && !isHidden()) return undefined
    return (asking ??= ask().finally(() => {
      asking = undefined
    }))
  }
}

async function askUntilKnown(client: FeatureContext, isHidden: () => boolean): Promise<void> {
  const { sleep, now } = client.use(steadyClock)
  const [signal, start, owner] = [client.signal(), now(), client.storage.read(scopeOwnerEntry)]
  while (isHidden()) {
    await sleep(nextReadDelayMs(now() - start), signal)
    await reveal(client).catch(throwWhenSignedOut)
  }
  const { userId } = client.scope.getSnapshot()
  if (userId === undefined || (owner !== null && owner !== userId)) throw sessionEnded()
}

/** Loads the session once the platform says whose it is. */
async function reveal(client: FeatureContext): Promise<void> {
  await getContext(client)
  await client.use(sessionStore).reload()
}

/** The platform does not know the session any more; anything else may pass. */
function throwWhenSignedOut(error: unknown): void {
  if (isResponseError(error) && error.status === 401) throw sessionEnded(error)
}
