import { useShopClient } from '@cartonnage/react-hooks'
import { storageEntries } from '@cartonnage/sdk'
import { useEffect } from 'react'

/** A guest who returns from the checkout to the cart leaves the stock to others again; the next checkout reserves anew. */
export function useReleaseStock(): void {
  const shop = useShopClient()
  useEffect(() => {
    if (shop.storage.read(storageEntries.activeCheckoutId) === null) return
    import('./data/release-stock').then(
      ({ releaseStock }) => releaseStock(shop),
      (error: unknown) => shop.reportFailure(error, 'the stock of the cart is not given back'),
    )
  }, [shop])
}
