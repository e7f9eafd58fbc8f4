import { useEffect, useState } from 'react'
import { useShopClient } from './shop-provider'

export interface GuestSimulationView {
  /** True from the event 'guestsimulation' that says it loads to the one that says it is there. */
  readonly isLoading: boolean
}

/** Whether the platform is loading a guest simulation; the header takes no input meanwhile [2.2-10]. */
export function useGuestSimulation(): GuestSimulationView {
  const { events } = useShopClient()
  const [isLoading, setLoading] = useState(false)
  useEffect(() => events.on('guestsimulation', ({ loading }) => setLoading(loading)), [events])
  return { isLoading }
}
