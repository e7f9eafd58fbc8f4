import type { PickableLocale } from '@cartonnage/react-hooks'
import { useShop } from '@cartonnage/react-hooks'
import type { LocaleNaming } from '@cartonnage/sdk/rules'
import { useEffect, useState } from 'react'

/**
 * The platform's names of the countries [3.locale-and-region-2], asked for once somebody wants to see them. Until then,
 * and when it does not answer, the engine's names stand there.
 */
export function useCountryNames(
  locales: readonly PickableLocale[],
  isWanted: boolean,
): LocaleNaming['countries'] {
  const { countries: resource, reportFailure } = useShop()
  const [countries, setCountries] = useState<LocaleNaming['countries']>()
  const codes = [...new Set(locales.map(({ region }) => region))].join(',')
  useEffect(() => {
    if (!isWanted) return undefined
    const leaving = new AbortController()
    resource.list({ countries: codes.split(',') }, { signal: leaving.signal }).then(
      (found) => setCountries(found.map(({ isoCode, label }) => ({ isoCode, label: label ?? '' }))),
      (error: unknown) => {
        if (!leaving.signal.aborted) reportFailure(error, 'the names of the countries')
      },
    )
    return () => leaving.abort()
  }, [codes, isWanted, reportFailure, resource])
  return countries
}
