import { consentTitleRemoval } from '@cartonnage/sdk/rules'
import { useEffect } from 'react'
import { consentTitleSelector } from '../../shell/shop-settings'

/**
 * Removes the titles of a third party's consent banner. It may appear late and again, so this runs ten times, every
 * 500 ms.
 */
export function useConsentTitleRemoval(): void {
  useEffect(() => {
    let left = consentTitleRemoval.times
    const timer = setInterval(() => {
      for (const title of document.querySelectorAll(consentTitleSelector)) title.remove()
      left -= 1
      if (left === 0) clearInterval(timer)
    }, consentTitleRemoval.intervalMs)
    return () => clearInterval(timer)
  }, [])
}
