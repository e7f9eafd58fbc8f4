import { createServer } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { listen } from '../../tools/listen.ts'
import { sendLoad } from './send.ts'
import type { RequestListener } from 'node:http'
import type { Answer, Visit } from './send.ts'

const stops: (() => void)[] = []
afterEach(() => stops.splice(0).forEach((stop) => stop()))

const send = async (listener: RequestListener, visits: readonly Visit[]) => {
  const server = createServer(listener)
  const origin = `http://127.0.0.1:${await listen(server)}`
  stops.push(() => server.close().closeAllConnections())
  const answers: Answer<Visit>[] = []
  let index = 0
  const next = () => visits[index++ % visits.length] ?? {}
  const onAnswer = (answer: Answer<Visit>) => void answers.push(answer)
  const { errors } = await sendLoad({ origin, connections: 2, ms: 1_000, next, onAnswer })
  return { answers, errors }
}

it('gives each answer with its own visit and time', async () => {
  const { answers, errors } = await send(
    ({ url, method, headers }, response) => {
      response.setHeader('etag', String(headers.cookie))
      setTimeout(() => response.end(`${method} ${url}`), url === '/slow' ? 100 : 0)
    },
    [{ path: '/slow' }, { path: '/', method: 'POST', body: 'a', headers: { cookie: 'sid=1' } }],
  )
  expect(errors).toEqual([])
  expect(answers.length).toBeGreaterThan(1)
  for (const { visit, body, ms, headers } of answers) {
    expect(body).toBe(`${visit.method ?? 'GET'} ${visit.path}`)
    expect(headers.etag).toBe(visit.headers?.cookie ?? 'undefined')
    if (visit.path === '/slow') expect(ms).toBeGreaterThan(95)
  }
})

it('counts what the server never answers', async () => {
  const { answers, errors } = await send(({ socket }) => void socket.end(), [{ path: '/' }])
  expect(answers).toEqual([])
  expect(errors.length).toBeGreaterThan(0)
})
