import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router-dom'

/** The waits before each look for an order that is being written down, in ms. */
export const lookDelays: readonly number[] = [1000, 2000, 3000, 5000, 8000, 13_000]

/** Loads the page's data again until the order is there, a few times; true once it is given up. */
export function useOrderLooks(): boolean {
  const { revalidate } = useRevalidator()
  const [looks, setLooks] = useState(0)
  useEffect(() => {
    const delay = lookDelays[looks]
    if (delay === undefined) return
    const look = async () => {
      await revalidate()
      setLooks(looks + 1)
    }
    const timer = setTimeout(() => void look(), delay)
    return () => clearTimeout(timer)
  }, [looks, revalidate])
  return looks >= lookDelays.length
}
