import { useShopClient } from '@cartonnage/react-hooks'
import { useEffect } from 'react'

/**
 * Hands the platform's word about a guest simulation on to the shop: its simulator raises the document event
 * 'guestsimulation' with `detail.loading` [3.event-payloads-4]. Anything else that comes by that name is left alone.
 */
export function useSimulationRelay(): void {
  const { events } = useShopClient()
  useEffect(() => {
    const relay = (event: Event) => {
      const loading = event instanceof CustomEvent ? readLoading(event.detail) : undefined
      if (loading !== undefined) events.emit('guestsimulation', { loading })
    }
    document.addEventListener('guestsimulation', relay)
    return () => document.removeEventListener('guestsimulation', relay)
  }, [events])
}

function readLoading(detail: unknown): boolean | undefined {
  if (typeof detail !== 'object' || detail === null || !('loading' in detail)) return undefined
  return typeof detail.loading === 'boolean' ? detail.loading : undefined
}
