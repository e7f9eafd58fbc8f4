import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { limitBody, orderListForm } from './body-limits'

/** An application that returns the fields it received. */
function open(maxBytes: number, maxFields?: number) {
  const app = new Hono()
  const types = ['application/x-www-form-urlencoded']
  let actions = 0
  app.use(limitBody({ types, maxBytes, ...(maxFields !== undefined && { maxFields }) }))
  app.all('*', async (c) => {
    actions += 1
    return c.json([...(await c.req.raw.formData()).keys()])
  })
  const send = (body: BodyInit | null, headers: Record<string, string> = {}) =>
    app.request('http://shop.example/', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body,
      ...{ duplex: 'half' },
    })
  return { send, actions: () => actions }
}

/** An endless body without a length, in chunks of ten bytes; `read` counts the requested bytes. */
function endless() {
  let read = 0
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      read += 10
      controller.enqueue(new TextEncoder().encode('a'.repeat(10)))
    },
  })
  return { body, read: () => read }
}

describe('limitBody', () => {
  it.each(['application/x-www-form-urlencoded', 'Application/X-WWW-Form-Urlencoded; charset=UTF-8'])(
    'lets a form of the type %s pass, whole',
    async (type) => {
      const response = await open(100).send('a=1&b=2', { 'content-type': type })
      expect([response.status, await response.json()]).toEqual([200, ['a', 'b']])
    },
  )

  it.each(['text/plain', 'multipart/form-data; boundary=x', 'application/json', ''])(
    'answers 415 to a body of the type "%s"',
    async (type) => {
      const { send, actions } = open(100)
      expect([(await send('a=1', { 'content-type': type })).status, actions()]).toEqual([415, 0])
    },
  )

  it('responds 413 to a length above the limit, before anything is read', async () => {
    const { body, read } = endless()
    const { send, actions } = open(100)
    expect((await send(body, { 'content-length': '101' })).status).toBe(413)
    expect([read() <= 10, actions()]).toEqual([true, 0])
  })

  it('responds 413 as soon as a body without a length is longer than the limit', async () => {
    const { body, read } = endless()
    const { send, actions } = open(100)
    expect((await send(body, { 'transfer-encoding': 'chunked' })).status).toBe(413)
    expect([read() <= 130, actions()]).toEqual([true, 0])
  })

  it.each([
    ['a=1&b=2&c=3', 200],
    ['a=1&b=2&c=3&d=4', 413],
    ['&&&', 413],
  ])('takes three fields at most: %s is %i', async (body, status) => {
    expect((await open(100, 3).send(body)).status).toBe(status)
  })

  it('lets a request without a body pass', async () => {
    const app = new Hono()
    app.use(limitBody({ types: [], maxBytes: 0 }))
    app.all('*', (c) => c.text('read'))
    expect(await (await app.request('http://shop.example/')).text()).toBe('read')
  })
})

describe('the form of an order list', () => {
  const openForm = () => {
    const app = new Hono()
    app.use(limitBody(orderListForm))
    app.post('*', async (c) => {
      const file = (await c.req.raw.formData()).get('file')
      return c.json(file instanceof File ? [...new Uint8Array(await file.arrayBuffer())] : null)
    })
    return (body: FormData | ReadableStream, headers: Record<string, string> = {}) =>
      app.request('http://localhost/de-CH/quick-order', {
        method: 'POST',
        body,
        headers,
        ...{ duplex: 'half' },
      })
  }

  it('comes with a file, byte by byte', async () => {
    const bytes = [0xff, 0xfe, 0x31, 0x00, 0x80]
    const form = new FormData()
    form.set('file', new File([new Uint8Array(bytes)], 'list.csv'))
    expect(await (await openForm()(form)).json()).toEqual(bytes)
  })

  it('is refused with a page that says why, before a large file is read', async () => {
    const { body, read } = endless()
    const response = await openForm()(body, {
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': '50000000',
    })
    expect([response.status, read() <= 10]).toEqual([413, true])
    expect(await response.text()).toContain('<h1>Diese Datei ist zu gross</h1>')
  })
})
