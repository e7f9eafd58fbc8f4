import { currentCart } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router-dom'
import { Button } from '../../components/button'
import { sentencesOf } from '../failures/reported-failure'
import type { LineProblem } from './cart-action'
import { removedPath } from './cart-loader'
import type { RemovedItem } from './cart-loader'
import styles from './removed-note.module.css'
import { NoteWithAction } from './note-with-action'

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
  const failure = problem?.cartItemId === '' && !('code' in problem.problem) ? problem.problem : undefined
  return (
    <div className={styles['removal']}>
      <NoteWithAction
        kind={failure === undefined ? 'info' : 'error'}
        way={
          <Form method="post" action={removedPath(currentCart, { productId, quantity: String(quantity) })}>
            <input type="hidden" name="productId" value={productId} />
            <input type="hidden" name="quantity" value={quantity} />
            <Button size="dense" name="intent" value="put-back" aria-label={t('removed.undoNamed', { name })}>
              {t('removed.undo')}
            </Button>
          </Form>
        }
      >
        {failure === undefined
          ? `${t('line.removed')}: ${name}`
          : `${name}: ${sentencesOf(failure, { refused: t('problem.refused') })}`}
      </NoteWithAction>
    </div>
  )
}
