import { describe, expect, it, vi } from 'vitest'
import { createNotificationQueue } from './notification-queue'

describe('createNotificationQueue', () => {
  it('keeps the order in which notifications came', () => {
    const queue = createNotificationQueue()
    queue.add({ kind: 'success', title: 'Added' })
    queue.add({ kind: 'error', title: 'Failed' })
    expect(queue.getSnapshot().map(({ title }) => title)).toEqual(['Added', 'Failed'])
  })

  it('removes by id, also when two say the same', () => {
    const queue = createNotificationQueue()
    queue.add({ kind: 'info', title: 'Twice' })
    queue.add({ kind: 'info', title: 'Twice' })
    queue.remove(1)
    expect(queue.getSnapshot().map(({ id }) => id)).toEqual([2])
  })

  it('tells listeners until they leave', () => {
    const queue = createNotificationQueue()
    const listener = vi.fn()
    const leave = queue.subscribe(listener)
    queue.add({ kind: 'info', title: 'One' })
    leave()
    queue.add({ kind: 'info', title: 'Two' })
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('is empty on the server', () => {
    const queue = createNotificationQueue()
    queue.add({ kind: 'info', title: 'One' })
    expect(queue.getServerSnapshot()).toEqual([])
  })
})
