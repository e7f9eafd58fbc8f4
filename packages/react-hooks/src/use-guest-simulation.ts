import { useEffect, useState } from 'react'
import { useShopClient } from './shop-provider'

/** The state of a guest simulation. */
export interface GuestSimulationView {
  /** True from the 'guestsimulation' event that starts loading to the one that ends it. */
  readonly isLoading: boolean
}

/** Whether the platform is loading a guest simulation; the header accepts no input meanwhile. */
export function useGuestSimulation(): GuestSimulationView {
  const { events } = useShopClient()
  const [isLoading, setLoading] = useState(false)
  useEffect(() => events.on('guestsimulation', ({ loading }) => setLoading(loading)), [events])
  return { isLoading }
}
