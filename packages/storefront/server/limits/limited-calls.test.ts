import { describe, expect, it } from 'vitest'
import { readBytes } from './limited-calls'

describe('readBytes', () => {
  it('reads a short body, and one that is not there', async () => {
    expect(String(await readBytes(new Response('{"a":1}')))).toBe('{"a":1}')
    expect(String(await readBytes(new Response(null)))).toBe('')
  })

  it('gives up a long one, also of a clone, without waiting for the end of the other', async () => {
    const pull = (controller: ReadableStreamDefaultController<Uint8Array>) =>
      controller.enqueue(new Uint8Array(50_000))
    const endless = new Response(new ReadableStream({ pull }))
    expect(await readBytes(endless.clone())).toBeUndefined()
    await endless.body?.cancel()
  })
})
