import { useEffect, useState } from 'react'

/** How long a page waits before it asks for another code, in s: as long as the server does. */
const resendSeconds = 60

const secondMs = 1_000

/** The seconds until another code can be asked for; 0 without scripts, where only the server counts. */
export function useResendWait(): number {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    setSeconds(resendSeconds)
    const timer = setInterval(() => setSeconds((left) => Math.max(0, left - 1)), secondMs)
    return () => clearInterval(timer)
  }, [])
  return seconds
}
