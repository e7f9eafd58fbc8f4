import { useFeature, useStore } from '@cartonnage/react-hooks'
import { cartChecks } from '@cartonnage/sdk'
import { currentCart } from '@cartonnage/sdk/rules'
import { paths } from '../../app/paths'
import { CheckLines } from './check-lines'
import styles from './check-strip.module.css'
import { useCartDifferences } from './use-cart-differences'

/**
 * The same as `CheckNote` on all other pages: along the lower edge of the window, where it is seen wherever the page
 * is scrolled to. When it is over, a notification says what is not as it was meant.
 */
export function CheckStrip() {
  const checks = useStore(useFeature(cartChecks))
  useCartDifferences(paths.cart(currentCart))
  return (
    <div className={styles['place']} role="status">
      {checks.length === 0 ? null : (
        <div className={styles['strip']}>
          <div className={`container ${styles['words']}`}>
            <span className={styles['spinner']} />
            <div>
              <CheckLines checks={checks} most={1} />
            </div>
          </div>
        </div>
      )}
    </div>
  )
}
