import { useLocation } from 'react-router-dom'
import { withoutNoise } from './address-noise'

/**
 * This page's address as everybody has it, without what campaigns add: whatever of it is rendered is the same on both
 * sides, for the server renders a page once for all who ask.
 */
export function useSharedLocation(): { readonly pathname: string; readonly search: string } {
  const { pathname, search } = useLocation()
  return { pathname, search: withoutNoise(search) }
}
