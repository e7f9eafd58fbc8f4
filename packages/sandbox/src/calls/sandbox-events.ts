/** The events that pages can subscribe to, by the names that the storefront has for them. */
export interface SandboxEvents {
  /** The current state; on the platform, the site editor reports it. */
  readonly guestSimulation: GuestSimulation
  /** Changes the state and calls every listener. */
  setGuestSimulation(state: GuestSimulation): void
  /** Calls `listener` at each change. Returns a function that unsubscribes it. */
  listen(listener: (state: GuestSimulation) => void): () => void
}

/** Whether the site editor is loading its simulation of a guest. */
export interface GuestSimulation {
  readonly loading: boolean
}

export function createSandboxEvents(): SandboxEvents {
  const listeners = new Set<(state: GuestSimulation) => void>()
  let guestSimulation: GuestSimulation = { loading: false }
  return {
    get guestSimulation() {
      return guestSimulation
    },
    setGuestSimulation: (state) => {
      guestSimulation = state
      for (const listener of [...listeners]) listener(state)
    },
    listen: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
