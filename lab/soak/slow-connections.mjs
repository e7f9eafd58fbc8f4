import { connect } from 'node:net'

/** Kinds of slow connections: slow headers, a slow form body, or not reading the response. */
export const slowKinds = /** @type {const} */ (['slow headers', 'slow body', 'not reading'])
/** @typedef {typeof slowKinds[number]} SlowKind */

/** Between two bytes, or header lines. */
const dripMs = 5_000

/** @param {SlowKind} kind @param {string} host */
const firstBytes = (kind, host) => {
  if (kind === 'slow headers') return `GET /de-CH/ HTTP/1.1\r\nHost: ${host}\r\n`
  if (kind === 'not reading') return `GET /de-CH/ HTTP/1.1\r\nHost: ${host}\r\n\r\n`
  const head = [
    'POST /de-CH/login HTTP/1.1',
    `Host: ${host}`,
    `Origin: http://${host}`,
    'Content-Type: application/x-www-form-urlencoded',
    'Content-Length: 1000',
  ]
  return `${head.join('\r\n')}\r\n\r\n`
}

/**
 * Keeps a slow connection open until the server cuts it.
 * @param {string} origin @param {SlowKind} kind
 * @returns {{ cut: Promise<number>, port: () => number | undefined, end: () => void }} after how many ms it was cut
 */
export const openSlow = (origin, kind) => {
  const { hostname, port, host } = new URL(origin)
  const start = performance.now()
  const socket = connect(Number(port), hostname)
  socket.write(firstBytes(kind, host))
  if (kind === 'not reading') socket.pause()
  else socket.resume()
  const drip = { 'slow headers': 'X-More: 1\r\n', 'slow body': 'a', 'not reading': '' }[kind]
  const timer = setInterval(() => drip !== '' && socket.writable && socket.write(drip), dripMs)
  const cut = new Promise((/** @type {(ms: number) => void} */ resolve) => {
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearInterval(timer)
      resolve(performance.now() - start)
    })
  })
  return { cut, port: () => socket.localPort, end: () => socket.destroy() }
}

/** The state of an open connection, as Linux writes it. */
const open = '01'

/** @param {string} address hexadecimal, as in `0100007F:104D` */
const portOf = (address) => parseInt(address.split(':')[1] ?? '', 16)

/**
 * The ports of visitors whose connection the server has closed. A client that does not read does not notice, because the
 * end is behind the unread data.
 * @param {string} table the text of Linux' `/proc/net/tcp`
 * @param {number} serverPort
 */
export const readClosedPorts = (table, serverPort) =>
  table.split('\n').flatMap((line) => {
    const [, local = '', remote = '', state] = line.trim().split(/\s+/)
    return portOf(local) === serverPort && state !== open ? [portOf(remote)] : []
  })
