import { useShopClient } from '@cartonnage/react-hooks'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { takeTypedAddress } from './typed-address'
import type { TypedAddress } from './typed-address'

/**
 * What this buyer had typed into the form of this page when the session ended; undefined at first, for a server does
 * not know it. The fields of the form take it as a new `key`.
 */
export function useTypedAddress(): TypedAddress | undefined {
  const { scope, storage } = useShopClient()
  const { pathname, search } = useLocation()
  const [typed, setTyped] = useState<TypedAddress>()
  useEffect(() => {
    const found = takeTypedAddress({ scope, storage }, { path: pathname + search, now: Date.now() })
    if (found !== undefined) setTyped(found)
  }, [scope, storage, pathname, search])
  return typed
}
