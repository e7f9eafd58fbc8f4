import { describe, expect, it, vi } from 'vitest'
import { createFormWork, createOpenWork } from './form-work'

const order = { orderReferenceNumber: 'KR-1' }

function open(responseMs: number) {
  const reportFailure = vi.fn()
  const openWork = createOpenWork()
  return { openWork, reportFailure, work: createFormWork({ responseMs, openWork, reportFailure }) }
}

describe('the work of a form', () => {
  it('gives what it comes to within the time of the page', async () => {
    expect(await open(1_000).work.within(Promise.resolve(order))).toBe(order)
  })

  it('fails as it does within that time, which is reported once', async () => {
    const { work, reportFailure } = open(1_000)
    await expect(work.within(Promise.reject(new Error('refused')))).rejects.toThrow('refused')
    expect(reportFailure).not.toHaveBeenCalled()
  })

  it('goes on when the page has responded, and the process waits for it', async () => {
    const { work, openWork } = open(5)
    const { promise, resolve } = Promise.withResolvers<typeof order>()
    expect(await work.within(promise)).toBeUndefined()
    const done = vi.fn()
    const waiting = openWork.done().then(done)
    await Promise.resolve()
    expect(done).not.toHaveBeenCalled()
    resolve(order)
    await waiting
  })

  it('reports what fails after the page has responded', async () => {
    const { work, openWork, reportFailure } = open(5)
    const { promise, reject } = Promise.withResolvers<typeof order>()
    await work.within(promise)
    reject(new Error('late'))
    await openWork.done()
    expect(reportFailure).toHaveBeenCalledExactlyOnceWith(
      new Error('late'),
      'finishing a form after its response',
    )
  })
})
