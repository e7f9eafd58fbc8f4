import { currentCart } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router-dom'
import { paths } from '../../app/paths'
import { Button } from '../../components/button'
import type { LineProblem } from './cart-action'
import type { RemovedItem } from './cart-loader'
import styles from './removed-note.module.css'
import { WayNote } from './way-note'

export interface PutBackFormProps {
  readonly removed: RemovedItem
  /** What this form met. */
  readonly problem: LineProblem | undefined
}

/** What the form of a line took out, and the form that puts it back: for pages without scripts. */
export function PutBackForm({ removed, problem }: PutBackFormProps) {
  const { t } = useTranslation('cart')
  const { productId, quantity } = removed
  const name = removed.name ?? t('removed.unnamed')
  const isRefused = problem !== undefined && problem.cartItemId === ''
  return (
    <div className={styles['removal']}>
      <WayNote
        kind={isRefused ? 'error' : 'info'}
        way={
          <Form method="post" action={paths.cart(currentCart)}>
            <input type="hidden" name="productId" value={productId} />
            <input type="hidden" name="quantity" value={quantity} />
            <Button size="dense" name="intent" value="put-back" aria-label={t('removed.undoNamed', { name })}>
              {t('removed.undo')}
            </Button>
          </Form>
        }
      >
        {isRefused ? `${name}: ${t('problem.refused')}` : `${t('line.removed')}: ${name}`}
      </WayNote>
    </div>
  )
}
