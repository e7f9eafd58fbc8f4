import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from '../../tools/percentile.ts'
import { sendLoad } from '../load/send.ts'
import { readChoice } from './mixed.ts'
import type { Socket } from 'node:net'

const form = 'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000'
/** What slow visitors send at once, and then piece by piece. Who sends no more does not read either. */
const slowKinds = [
  { name: 'slow headers', first: 'GET /de-CH/ HTTP/1.1\r\nHost: localhost\r\n', piece: 'X-More: 1\r\n' },
  {
    name: 'slow body',
    first: `POST /de-CH/login HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n${form}\r\n\r\n`,
    piece: 'a',
  },
  { name: 'not reading', first: 'GET /de-CH/ HTTP/1.1\r\nHost: localhost\r\n\r\n', piece: '' },
]
type SlowKind = (typeof slowKinds)[number]

const pieceMs = 5_000
/** Together fewer than the shop takes of one address. */
const ofKind = 150
const openingMs = 15_000
const normalVisitors = 20

/** Slow connections of a kind, each opened again when the server cuts it. */
const openSlow = ({ first, piece }: SlowKind, port: number) => {
  const sockets = new Set<Socket>()
  let cut = 0
  const open = () => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    sockets.add(socket)
    if (piece === '') socket.pause()
    else socket.resume()
    socket.write(first)
    socket.on('close', () => {
      cut += 1
      sockets.delete(socket)
      if (timer.hasRef()) open()
    })
  }
  const sendPiece = (socket: Socket) => piece !== '' && socket.writable && socket.write(piece)
  const timer = setInterval(() => sockets.forEach(sendPiece), pieceMs)
  for (let index = 0; index < ofKind; index += 1) setTimeout(open, (index / ofKind) * openingMs)
  /** Ends them, and returns how many were cut: who does not read learns of it only now. */
  const end = async () => {
    clearInterval(timer.unref())
    for (const socket of sockets) socket.resume()
    await sleep(5_000)
    for (const socket of sockets) socket.removeAllListeners('close').destroy()
    return cut
  }
  return { end }
}

/** Slow connections and normal visitors at the same time: prints figures, and returns what is wrong. */
export const runSlow = async (origin: string, ms: number, seed: number) => {
  const { random, pages } = await readChoice(origin, seed)
  const slow = slowKinds.map((kind) => ({ ...kind, ...openSlow(kind, Number(new URL(origin).port)) }))
  const times: number[] = []
  const failed: string[] = []
  const { errors } = await sendLoad({
    origin,
    connections: normalVisitors,
    rate: normalVisitors,
    ms,
    next: () => ({ path: random.pick(pages) }),
    onAnswer: ({ status, visit, ms: tookMs }) => {
      times.push(Math.round(tookMs))
      if (status !== 200) failed.push(`${visit.path}: ${status}`)
    },
  })
  console.log(`${times.length} pages, p50 ${percentile(times, 0.5)} ms, p99 ${percentile(times, 0.99)} ms`)
  const cuts = await Promise.all(slow.map(async ({ name, end }) => ({ name, cut: await end() })))
  console.table(cuts)
  return [
    ...(times.length === 0 ? ['nobody got a page'] : []),
    ...[...failed, ...errors].slice(0, 10).map((text) => `a normal visitor: ${text}`),
    ...cuts.filter(({ cut }) => cut === 0).map(({ name }) => `no connection was cut: ${name}`),
  ]
}
