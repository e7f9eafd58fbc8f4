import { describe, expect, it } from 'vitest'
import { createClock } from './clock.mjs'
import { createDevice } from './device.mjs'

describe('the device under a browser', () => {
  const open = () => {
    const clock = createClock({ start: 1000, limitMs: 60_000 })
    return { clock, device: createDevice(clock) }
  }

  it('shows another time once its clock was moved, while nothing changes for everybody else', () => {
    const { clock, device } = open()
    device.setClock(-400)
    device.setClock(-100)
    expect([device.now(), clock.now()]).toEqual([500, 1000])
  })

  it('does nothing until it is no longer suspended', async () => {
    const { clock, device } = open()
    device.suspend(5000)
    const waking = device.awake().then((wasSuspended) => ({ wasSuspended, at: clock.elapsed() }))
    expect(await clock.drive(waking)).toEqual({ wasSuspended: true, at: 5000 })
    expect(await device.awake()).toBe(false)
  })
})
