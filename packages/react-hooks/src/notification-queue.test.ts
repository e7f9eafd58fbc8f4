import { describe, expect, it, vi } from 'vitest'
import { createNotificationQueue } from './notification-queue'

interface Sample {
  readonly kind: string
  readonly title: string
}

describe('createNotificationQueue', () => {
  it('keeps notifications in order', () => {
    const queue = createNotificationQueue<Sample>()
    queue.add({ kind: 'success', title: 'Added' })
    queue.add({ kind: 'error', title: 'Failed' })
    expect(queue.getSnapshot().map(({ title }) => title)).toEqual(['Added', 'Failed'])
  })

  it('removes by id, even if two are equal', () => {
    const queue = createNotificationQueue<Sample>()
    queue.add({ kind: 'info', title: 'Twice' })
    queue.add({ kind: 'info', title: 'Twice' })
    queue.remove(1)
    expect(queue.getSnapshot().map(({ id }) => id)).toEqual([2])
  })

  it('keeps a closed notification until it is removed', () => {
    const queue = createNotificationQueue<Sample>()
    const id = queue.add({ kind: 'info', title: 'One' })
    const listener = vi.fn()
    queue.subscribe(listener)
    queue.close(id)
    queue.close(id)
    expect(queue.getSnapshot()).toEqual([{ kind: 'info', title: 'One', id, isClosed: true }])
    expect(listener).toHaveBeenCalledTimes(1)
    queue.remove(id)
    expect(queue.getSnapshot()).toEqual([])
  })

  it('notifies listeners until they unsubscribe', () => {
    const queue = createNotificationQueue<Sample>()
    const listener = vi.fn()
    const leave = queue.subscribe(listener)
    queue.add({ kind: 'info', title: 'One' })
    leave()
    queue.add({ kind: 'info', title: 'Two' })
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('is empty on the server', () => {
    const queue = createNotificationQueue<Sample>()
    queue.add({ kind: 'info', title: 'One' })
    expect(queue.getServerSnapshot()).toEqual([])
  })
})
