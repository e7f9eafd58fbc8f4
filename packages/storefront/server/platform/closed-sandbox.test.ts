import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShopServer } from '../stories/shop-server.fixture'
import { rawRequest } from '../http/raw-http.fixture'
import { createSandboxPlatform } from './sandbox-platform'

const platform = createSandboxPlatform(undefined)
afterAll(() => platform.close())

const bases = ['', '/de-CH', '/de-shop', '/de-shop/en-US']
const runtimes = ['', '/webruntime/api', '/sf/api', '/lwr', '/services']
const paths = ['', '/faults', '/events', '/mails']

describe('finding 10: the sandbox’s own pages behind a shop whose switch is off', () => {
  let port: number
  beforeAll(async () => {
    ;({ port } = await openShopServer({ platform }))
  })

  it.each(bases.flatMap((base) => runtimes.map((runtime) => base + runtime)))(
    'are closed below “%s”',
    async (prefix) => {
      const ask = async (method: string, path: string) => {
        const { status, body } = await rawRequest(
          port,
          [
            `${method} ${prefix}/__sandbox${path} HTTP/1.1`,
            `Host: localhost:${port}`,
            `Origin: http://localhost:${port}`,
            'Connection: close',
            'Accept: application/json',
            ...(method === 'POST'
              ? ['Content-Type: application/x-www-form-urlencoded', 'Content-Length: 1']
              : []),
            '',
            method === 'POST' ? '=' : '',
          ].join('\r\n'),
        )
        // A page of the shop that says that there is nothing, or a refusal.
        const says = /lea\.keller|tok_decline|MESSE25|passwordHint/.test(body)
        return says || ![400, 403, 404, 405].includes(status) ? [method, path, status] : []
      }
      const responses = [...paths.map((path) => ask('GET', path)), ask('POST', '/reset')]
      expect((await Promise.all(responses)).flat()).toEqual([])
    },
  )
})
