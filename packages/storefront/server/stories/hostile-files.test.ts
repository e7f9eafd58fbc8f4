import { createConnection } from 'node:net'
import { describe, expect, it, vi } from 'vitest'
import { epsFile, pdfFile, pngFile, svgFile, zipFile } from '../uploads/files.fixture'
import { formWith, openFileShop, sendTo } from './file-desk.fixture'

vi.setConfig({ testTimeout: 30_000 })

const boundary = 'cut'
const type = { 'content-type': `multipart/form-data; boundary=${boundary}` }
const partHead = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`

/** A body that begins as a form with a file and never ends; `sent` counts its bytes. */
function endlessForm(most = 2 * 1024 ** 3) {
  let sent = 0
  const piece = new Uint8Array(64 * 1024).fill(97)
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(partHead)),
    pull: (controller) => {
      if (sent >= most) return controller.close()
      sent += piece.length
      controller.enqueue(piece)
    },
  })
  return { body, sent: () => sent }
}

const manyParts = `${Array.from(
  { length: 10_000 },
  (_, index) => `--${boundary}\r\nContent-Disposition: form-data; name="f${index}"\r\n\r\nx\r\n`,
).join('')}--${boundary}--\r\n`

describe('a file that is not what it says', () => {
  it.each([
    ['a ZIP archive named as PDF', formWith(zipFile()), 415, 'kind'],
    ['a program named as PNG', formWith('MZ…', 'logo.png', 'image/png'), 415, 'kind'],
    [
      'a page named as SVG',
      formWith('<html><script>1</script></html>', 'a.svg', 'image/svg+xml'),
      415,
      'kind',
    ],
    ['an SVG with a script', formWith(svgFile('<script>1</script>'), 'a.svg'), 422, 'active'],
    ['a PDF with a script', formWith(pdfFile('/OpenAction << /S /JavaScript >>')), 422, 'active'],
    ['a PNG with an archive', formWith(Buffer.concat([pngFile(), zipFile()]), 'a.png'), 422, 'damaged'],
    ['an empty file', formWith(''), 422, 'empty'],
    ['a file of eleven megabytes', formWith(Buffer.alloc(11 * 1024 ** 2)), 413, 'tooLarge'],
  ] as const)('is refused, and nothing of it is kept: %s', async (_, body, status, problem) => {
    const { origin, onDisk } = await openFileShop()
    const response = await sendTo(origin, body)
    expect([response.status, await response.json(), onDisk()]).toEqual([status, { problem }, []])
    expect(response.headers.getSetCookie()).toEqual([])
  })
})

describe('a body that is no form with one file', () => {
  it.each([
    ['no form', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }, 400, 'interrupted'],
    ['a form without its boundary', 'x', { 'content-type': 'multipart/form-data' }, 400, 'interrupted'],
    ['a form that breaks off', `${partHead}%PDF-1.7 half`, type, 400, 'interrupted'],
    ['ten thousand parts', manyParts, type, 400, 'interrupted'],
    [
      'a head of a megabyte',
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${'a'.repeat(1024 ** 2)}"\r\n\r\nx\r\n--${boundary}--\r\n`,
      type,
      415,
      'kind',
    ],
    ['two files', `${partHead}x\r\n${partHead}y\r\n--${boundary}--\r\n`, type, 400, 'interrupted'],
    [
      'a form without a file',
      `--${boundary}\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n--${boundary}--\r\n`,
      type,
      422,
      'empty',
    ],
  ] as const)('is refused, and nothing of it is kept: %s', async (_, body, headers, status, problem) => {
    const { origin, onDisk, failures } = await openFileShop()
    const response = await sendTo(origin, body, headers)
    expect([response.status, await response.json(), onDisk()]).toEqual([status, { problem }, []])
    expect(failures).toEqual([])
  })

  it('is not read beyond the limit: of two gigabytes', async () => {
    const { origin, onDisk } = await openFileShop()
    const { body, sent } = endlessForm()
    const response = await sendTo(origin, body, type).catch(() => undefined)
    // Some clients see the closed connection before the response.
    expect([response?.status ?? 413, onDisk()]).toEqual([413, []])
    expect(sent()).toBeLessThan(40 * 1024 ** 2)
  })

  it('is not waited for when it says two gigabytes', async () => {
    const { port, onDisk } = await openFileShop()
    const head = await rawPost(port, [`Content-Length: ${2 * 1024 ** 3}`], partHead)
    expect([head.split(' ')[1], /connection: close/i.test(head), onDisk()]).toEqual(['413', true, []])
  })

  it('is let go when it trickles', async () => {
    const { port, onDisk } = await openFileShop({ bodyMs: 300 })
    const head = await rawPost(port, ['Content-Length: 5000'], `${partHead}%PDF-1.7`)
    expect([head.split(' ')[1], onDisk()]).toEqual(['400', []])
  })

  it('is let go when its visitor leaves', async () => {
    const { port, onDisk } = await openFileShop()
    const socket = createConnection(port, '127.0.0.1')
    socket.write(`${headOf(port, ['Content-Length: 5000'])}${partHead}%PDF-1.7 ${'a'.repeat(2_000)}`)
    await vi.waitFor(() => expect(onDisk()).toHaveLength(1), 5_000)
    socket.destroy()
    await vi.waitFor(() => expect(onDisk()).toEqual([]))
  })
})

describe('what is taken', () => {
  it.each([
    ['pdf', pdfFile(), 'logo.pdf'],
    ['png', pngFile(), 'logo.png'],
    ['svg', svgFile(), 'logo.svg'],
    ['eps', epsFile(), 'logo.eps'],
  ] as const)('is kept byte by byte, with its name as text: %s', async (kind, bytes, name) => {
    const { origin, store, onDisk } = await openFileShop()
    const response = await sendTo(origin, formWith(bytes, name, 'text/html'))
    const body = (await response.json()) as { id: string }
    expect([response.status, body]).toEqual([201, { id: body.id, name, size: bytes.length, kind }])
    expect(await store.find(body.id)).toMatchObject({ name, claimedFor: null })
    expect(onDisk().toSorted()).toEqual([body.id, `${body.id}.json`].toSorted())
  })

  it('comes from the shop’s own pages only', async () => {
    const { origin, onDisk } = await openFileShop()
    const response = await sendTo(origin, formWith(pdfFile()), { origin: 'https://example.com' })
    expect([response.status, onDisk()]).toEqual([403, []])
  })

  it('is never sent back', async () => {
    const { origin } = await openFileShop()
    const response = await sendTo(origin, formWith(pdfFile()))
    const { id } = (await response.json()) as { id: string }
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const statuses = ['GET', 'PUT', 'POST'].map(async (method) => {
      const sent = await fetch(`${origin}/de-CH/files/${id}`, { method, headers: { cookie, origin } })
      return [sent.status, (await sent.text()).includes('PDF')]
    })
    expect(await Promise.all(statuses)).toEqual(Array(3).fill([405, false]))
  })
})

const headOf = (port: number, lines: readonly string[]) =>
  [
    'POST /de-CH/files HTTP/1.1',
    `Host: localhost:${port}`,
    `Origin: http://localhost:${port}`,
    'Accept: application/json',
    `Content-Type: ${type['content-type']}`,
    ...lines,
    '\r\n',
  ].join('\r\n')

/** Sends the beginning of a request and waits for the head of the response. */
function rawPost(port: number, lines: readonly string[], body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(port, '127.0.0.1')
    socket.once('data', (part) => {
      resolve(String(part))
      socket.destroy()
    })
    socket.once('error', reject)
    socket.write(headOf(port, lines) + body)
  })
}
