import { consentTitleRemoval } from '@cartonnage/sdk/rules'
import { useEffect } from 'react'
import { consentTitleSelector } from '../../app/shop-settings'

/**
 * Takes the titles of a third party's consent banner out of the page [2.10-20]. Such a banner comes at a moment of
 * its own and may come again, so it is looked for ten times, every 500 ms [9-20].
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
