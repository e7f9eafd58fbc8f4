import { describe, expect, it } from 'vitest'
import { forwardToPlatform } from './platform'
import { createRemotePlatform } from './remote-platform'

const origin = 'https://shop.example'
const platformOrigin = 'https://platform.example'

/** A platform whose last request can be read. */
function record(response: () => Response) {
  const requests: Request[] = []
  const fetchPort: typeof fetch = async (input, init) => {
    requests.push(new Request(input, init))
    return response()
  }
  return { requests, platform: createRemotePlatform(platformOrigin, { fetch: fetchPort }) }
}

describe('createRemotePlatform', () => {
  it('asks the same path and query at the other origin', async () => {
    const { requests, platform } = record(() => new Response('{}'))
    await platform.fetch(
      new Request(`${origin}/de-shop/services/x?a=1&b=%20`, { method: 'POST', body: 'text' }),
    )
    expect(requests[0]?.url).toBe(`${platformOrigin}/de-shop/services/x?a=1&b=%20`)
    expect(await requests[0]?.text()).toBe('text')
  })

  it('drops headers of the connection and says who was asked', async () => {
    const { requests, platform } = record(() => new Response('{}'))
    const headers = { connection: 'close, x-secret', 'x-secret': '1', te: 'trailers', cookie: 'sid=1' }
    await platform.fetch(new Request(`${origin}/services/x`, { headers }))
    const sent = Object.fromEntries(requests[0]?.headers ?? [])
    expect(sent).toMatchObject({
      cookie: 'sid=1',
      'x-forwarded-host': 'shop.example',
      'x-forwarded-proto': 'https',
    })
    expect(Object.keys(sent)).not.toEqual(expect.arrayContaining(['x-secret']))
    expect(sent).not.toHaveProperty('te')
  })

  it('keeps redirects and cookies on the shop’s own origin', async () => {
    const headers = new Headers({ location: `${platformOrigin}/de-CH/` })
    headers.append('set-cookie', 'sid=1; Domain=platform.example; Path=/; HttpOnly')
    headers.append('set-cookie', 'sid_Client=1; Path=/')
    const { platform } = record(() => new Response(null, { status: 302, headers }))
    const response = await platform.fetch(new Request(`${origin}/secur/frontdoor.jsp`))
    expect(response.headers.get('location')).toBe(`${origin}/de-CH/`)
    expect(response.headers.getSetCookie()).toEqual(['sid=1; Path=/; HttpOnly', 'sid_Client=1; Path=/'])
  })

  it('responds 502 when the platform cannot be reached', async () => {
    const platform = createRemotePlatform(platformOrigin, {
      fetch: () => Promise.reject(new TypeError('fetch failed')),
    })
    const response = await forwardToPlatform(platform, new Request(`${origin}/services/x`))
    expect(response.status).toBe(502)
    expect(await response.json()).toEqual([
      { errorCode: 'BAD_GATEWAY', message: 'The platform does not respond.' },
    ])
  })
})
