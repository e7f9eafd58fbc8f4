import { parseShopUrl } from '@cartonnage/sdk/rules'
import { useHref } from 'react-router-dom'
import { useShell } from './use-shell'

/** Turns the path of a fixed file into its address, which is below the site segment in every language. */
export function useResourceUrl(): (path: string) => string {
  const { origin } = useShell()
  const home = useHref('/')
  const siteSegment = origin === '' ? undefined : parseShopUrl(origin + home).siteSegment
  return (path) => (siteSegment === undefined ? path : `/${siteSegment}${path}`)
}
