import type { PickableLocale } from '@cartonnage/react-hooks'
import { useFeature, useShopClient } from '@cartonnage/react-hooks'
import { countries } from '@cartonnage/sdk'
import type { LocaleNaming } from '@cartonnage/sdk/rules'
import { useEffect, useState } from 'react'

/**
 * The platform's names of the countries [3.locale-and-region-2], asked for once somebody wants to see them. Until then,
 * and when it does not answer, the engine's names stand there.
 */
export function useCountryNames(
  locales: readonly PickableLocale[],
  isRequested: boolean,
): LocaleNaming['countries'] {
  const { reportFailure } = useShopClient()
  const { list } = useFeature(countries)
  const [names, setNames] = useState<LocaleNaming['countries']>()
  const codes = [...new Set(locales.map(({ region }) => region))].join(',')
  useEffect(() => {
    if (!isRequested) return undefined
    const leaving = new AbortController()
    list({ countries: codes.split(',') }, { signal: leaving.signal }).then(
      (found) => setNames(found.map(({ isoCode, label }) => ({ isoCode, label: label ?? '' }))),
      (error: unknown) => {
        if (!leaving.signal.aborted) reportFailure(error, 'the names of the countries')
      },
    )
    return () => leaving.abort()
  }, [codes, isRequested, list, reportFailure])
  return names
}
