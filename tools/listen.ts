import { once } from 'node:events'
import type { Server } from 'node:net'

/**
 * Starts a server on a free port of 127.0.0.1.
 * @returns the port
 */
export const listen = async (server: Server): Promise<number> => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The system assigned no port.')
  return address.port
}
