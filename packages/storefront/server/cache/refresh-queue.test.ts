import { describe, expect, it } from 'vitest'
import { createRefreshQueue } from './refresh-queue'

function openLine(most?: number) {
  let time = 0
  const begun: string[] = []
  const finish: (() => void)[] = []
  const renewals = createRefreshQueue({
    now: () => time,
    expiryMs: 5_000,
    ...(most !== undefined && { maxQueued: most }),
  })
  const ask = (...keys: string[]) => {
    for (const key of keys)
      renewals.enqueue(key, () => {
        begun.push(key)
        return new Promise<void>((resolve) => finish.push(resolve))
      })
  }
  const settle = async () => {
    for (let round = 0; round < 5; round += 1) await new Promise(setImmediate)
  }
  const finishOne = async () => {
    finish.shift()?.()
    await settle()
  }
  return { renewals, ask, settle, finishOne, begun, wait: (ms: number) => void (time += ms) }
}

describe('a queued refresh', () => {
  it('is made one after the other, in the order in which it was asked for', async () => {
    const { ask, settle, finishOne, begun } = openLine()
    ask('a', 'b', 'c')
    await settle()
    expect(begun).toEqual(['a'])
    await finishOne()
    expect(begun).toEqual(['a', 'b'])
    await finishOne()
    expect(begun).toEqual(['a', 'b', 'c'])
  })

  it('is dropped when it was not requested again for five seconds', async () => {
    const { ask, settle, finishOne, begun, wait } = openLine()
    ask('a', 'b', 'c')
    await settle()
    wait(4_999)
    ask('c')
    wait(1)
    await finishOne()
    expect(begun).toEqual(['a', 'c'])
  })

  it('keeps its position when it is requested again', async () => {
    const { ask, settle, finishOne, begun } = openLine()
    ask('a', 'b', 'c', 'b')
    await settle()
    await finishOne()
    await finishOne()
    await finishOne()
    expect(begun).toEqual(['a', 'b', 'c'])
  })

  it('is not put into a full queue, but by a later request', async () => {
    const { ask, settle, finishOne, begun } = openLine(2)
    ask('a')
    await settle()
    ask('b', 'c', 'd')
    await finishOne()
    ask('d')
    await finishOne()
    await finishOne()
    expect(begun).toEqual(['a', 'b', 'c', 'd'])
  })

  it('goes on after the line was empty', async () => {
    const { ask, settle, finishOne, begun } = openLine()
    ask('a')
    await settle()
    await finishOne()
    ask('b')
    await settle()
    expect(begun).toEqual(['a', 'b'])
  })

  it('is forgotten when all is', async () => {
    const { renewals, ask, settle, finishOne, begun } = openLine()
    ask('a', 'b')
    await settle()
    renewals.clear()
    await finishOne()
    expect(begun).toEqual(['a'])
  })
})
