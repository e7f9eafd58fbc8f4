import type { Dimensions } from '@cartonnage/sdk/rules'
import { useEffect, useRef, useState } from 'react'
import { sizeBetween } from './drawn-goods'

/** How long a drawing takes to its new size, in ms. */
const duration = 180

const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** A size that goes to each new one smoothly; at once for those who want no movement. */
export function useEasedSize(target: Dimensions): Dimensions {
  const [shown, setShown] = useState(target)
  const latest = useRef(target)
  const { length, width, height } = target
  useEffect(() => {
    const [from, to] = [latest.current, { length, width, height }]
    if (from.length === length && from.width === width && from.height === height) return
    const begin = performance.now()
    const isStill = prefersStill()
    let frame = requestAnimationFrame(function draw(now) {
      const share = isStill ? 1 : Math.min(1, Math.max(0, now - begin) / duration)
      latest.current = sizeBetween(from, to, 1 - (1 - share) ** 3)
      setShown(latest.current)
      if (share < 1) frame = requestAnimationFrame(draw)
    })
    return () => cancelAnimationFrame(frame)
  }, [length, width, height])
  return shown
}
