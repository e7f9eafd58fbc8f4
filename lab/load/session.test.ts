import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { signIn } from './session.mjs'

const stops: (() => void)[] = []
afterEach(() => stops.splice(0).forEach((stop) => stop()))

async function serve(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  stops.push(
    () => void server.closeAllConnections(),
    () => void server.close(),
  )
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('signIn', () => {
  it('follows the form to where the session begins, and gives the cookies that are left', async () => {
    const origin = await serve(({ method, headers, url }, response) => {
      const isForm = method === 'POST' && headers.origin === origin
      const follows = url === '/secur/front?sid=1' && headers.cookie === 'way=1'
      const cookies = isForm ? ['way=1; Path=/'] : follows ? ['sid=1; HttpOnly', 'guest=; Max-Age=0'] : []
      response.writeHead(303, { location: '/secur/front?sid=1', 'set-cookie': cookies }).end()
    })
    expect(await signIn(origin)).toBe('way=1; sid=1')
  })

  it('says so when the form is refused', async () => {
    const origin = await serve((_, response) => response.writeHead(401).end())
    await expect(signIn(origin)).rejects.toThrow('Nobody can sign in: status 401')
  })

  it('says so when there is no session at the end', async () => {
    const origin = await serve((_, response) => response.writeHead(303, { location: '/' }).end())
    await expect(signIn(origin)).rejects.toThrow('no session')
  })
})
