import { withFirstOfMonth } from './first-of-month'
import type { ServicePage } from './service-pages'

/** All versions of a text by the day from which they are valid, the present one first. */
export const listVersions = ({ version, earlier = [] }: Pick<ServicePage, 'version' | 'earlier'>) =>
  version === undefined ? [] : [version, ...earlier]

/** The version that was valid on a day (`2026-11-21`); the first one for the time before it. */
export function versionOn(page: Pick<ServicePage, 'version' | 'earlier'>, day: string): string | undefined {
  const versions = listVersions(page)
  return versions.find((version) => version <= day) ?? versions.at(-1)
}

/** `26. November 2026`; a plain calendar day, which no time zone may shift. */
export const formatVersion = (day: string, locale: string): string =>
  withFirstOfMonth(
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'long' }).format(Date.parse(day)),
    locale,
  )
