import { createContextResource, type ContextResource } from './session/context-calls'
import { createNavigationResource, type NavigationResource } from './navigation/navigation-calls'
import type { TransportPorts } from './transport/ports'
import { createTransport } from './transport/create-transport'
import type { Transport } from './transport/transport'

/** What every visit asks the platform, as one plain object. It keeps nothing but cached answers. */
export interface Platform {
  readonly context: ContextResource
  readonly navigation: NavigationResource
  /** The door below the resources, for those that come later. */
  readonly transport: Transport
}

/** Wires the connection and the resources. Nothing happens until a method is called. */
export function createPlatform(ports: TransportPorts): Platform {
  const transport = createTransport(ports)
  return {
    context: createContextResource(transport),
    navigation: createNavigationResource(transport),
    transport,
  }
}
