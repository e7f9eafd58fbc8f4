import { useFeature, useStore } from '@cartonnage/react-hooks'
import { cartChecks } from '@cartonnage/sdk'
import { currentCart } from '@cartonnage/sdk/rules'
import { paths } from '../../shell/paths'
import { CheckLines } from '../cart/check-lines'
import styles from './check-strip.module.css'
import { useCartDifferences } from './use-cart-differences'
import { useSettledChanges } from './use-settled-changes'

/**
 * `CheckNote` for all other pages: at the bottom of the window, visible at any scroll position. At the end a
 * notification says what differs from what the buyer intended.
 */
export function CheckStrip() {
  const checks = useStore(useFeature(cartChecks))
  useCartDifferences(paths.cart(currentCart))
  useSettledChanges(paths.cart(currentCart))
  return (
    <div className={styles.fixed} role="status">
      {checks.length === 0 ? null : (
        <div className={styles.strip}>
          <div className={`container ${styles.text}`}>
            <span className={styles.spinner} />
            <div>
              <CheckLines checks={checks} limit={1} />
            </div>
          </div>
        </div>
      )}
    </div>
  )
}
