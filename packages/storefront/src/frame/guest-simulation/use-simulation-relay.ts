import { useShopClient } from '@cartonnage/react-hooks'
import { useEffect } from 'react'
import { isRecord } from '../../shell/is-record'

/**
 * Passes the platform's guest simulation events on to the shop: its simulator dispatches 'guestsimulation' on the document
 * with `detail.loading`. Ignores invalid events of that name.
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
  const loading = isRecord(detail) ? detail.loading : undefined
  return typeof loading === 'boolean' ? loading : undefined
}
