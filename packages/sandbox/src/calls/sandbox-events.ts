/** What the sandbox tells the pages that listen to it: the storefront's own events, by their names. */
export interface SandboxEvents {
  /** Whether a guest simulation is loading, which the platform's editor would say. */
  readonly guestSimulation: GuestSimulation
  /** Says whether a guest simulation is loading, to everyone who listens. */
  setGuestSimulation(state: GuestSimulation): void
  /** Calls `listener` at each change; answers how to stop that. */
  listen(listener: (state: GuestSimulation) => void): () => void
}

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
