import { once } from 'node:events'

/**
 * Starts a server on a free port of 127.0.0.1.
 * @param {import('node:http').Server | import('node:net').Server} server
 * @returns {Promise<number>} the port
 */
export const listen = async (server) => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The system assigned no port.')
  return address.port
}
