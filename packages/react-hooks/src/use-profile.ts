import { profile, type BuyerProfile, type ProfileFeature } from '@cartonnage/sdk'
import { useCallback, useEffect, useState } from 'react'
import { useFeature } from './shop-provider'
import { useAction, type Action } from './use-action'
import { useSession } from './use-session'

/** The signed-in person, and the methods that change them; after a change `reload.run` shows it. */
export interface ProfileView extends Pick<
  ProfileFeature,
  'change' | 'setPreferences' | 'sendCode' | 'verify' | 'readCompany'
> {
  /** `undefined` until loaded, and for guests. */
  readonly profile: BuyerProfile | undefined
  /** Loading the profile: `error` says why there is none, `run` loads again. */
  readonly reload: Action<[], BuyerProfile>
}

/** The profile of a buyer, loaded when the component mounts; guests have none. */
export function useProfile(): ProfileView {
  const { read, change, setPreferences, sendCode, verify, readCompany } = useFeature(profile)
  const { isGuest } = useSession()
  const [found, setFound] = useState<BuyerProfile>()
  const load = useCallback(async () => {
    const loaded = await read()
    setFound(loaded)
    return loaded
  }, [read])
  const reload = useAction(load)
  const { run } = reload
  useEffect(() => {
    if (!isGuest) void run()
  }, [isGuest, run])
  return { profile: found, reload, change, setPreferences, sendCode, verify, readCompany }
}
