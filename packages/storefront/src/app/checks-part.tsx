import { useFeature, useShopClient, useStore } from '@cartonnage/react-hooks'
import { cartChecks, cartProcessing } from '@cartonnage/sdk'
import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useMatches } from 'react-router-dom'
import { addNamespaces } from '../i18n/create-i18n'
import type { PageHandle } from './page-handle'

const hasAny = (list: readonly unknown[]): boolean => list.length > 0

/**
 * Says on every page but the cart, which says it itself, that changes to the buyer's cart are being checked. Its code
 * comes with the page's first change: once the connection is broken it could not be fetched any more.
 */
export function ChecksPart() {
  const { reportFailure } = useShopClient()
  const { i18n } = useTranslation()
  const isChanging = useStore(useFeature(cartProcessing))
  const isChecking = useStore(useFeature(cartChecks), hasAny)
  // `routes.tsx` takes handles from page modules only, which are typed.
  const isCart = (useMatches().at(-1)?.handle as PageHandle | undefined)?.kind === 'cart'
  const isNeeded = isChanging || isChecking
  const [Strip, setStrip] = useState<ComponentType>()
  useEffect(() => {
    if (!isNeeded) return
    Promise.all([import('../features/cart/check-strip'), addNamespaces(i18n, ['cart'])]).then(
      ([{ CheckStrip }]) => setStrip(() => CheckStrip),
      (error: unknown) => reportFailure(error, 'what is being checked in the cart'),
    )
  }, [isNeeded, i18n, reportFailure])
  return Strip === undefined || isCart ? null : <Strip />
}
