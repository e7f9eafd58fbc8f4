import { parseShopUrl } from '@cartonnage/sdk/rules'
import { useHref } from 'react-router-dom'
import { useShell } from './use-shell'

/** Makes addresses of the shop's fixed files: they lie below its site segment, whatever the language [2.12-2]. */
export function useResourceUrl(): (path: string) => string {
  const { origin } = useShell()
  const home = useHref('/')
  const siteSegment = origin === '' ? undefined : parseShopUrl(origin + home).siteSegment
  return (path) => (siteSegment === undefined ? path : `/${siteSegment}${path}`)
}
