import { useBuyerCart, useFeature, useStore } from '@cartonnage/react-hooks'
import { cartChecks } from '@cartonnage/sdk'
import { currentCart } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Form, useHref } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { useWhenOnline } from '../../shell/use-when-online'
import { Button, buttonClass } from '../../components/button'
import { Note } from '../../components/note'
import { Skeleton } from '../../components/skeleton'
import { FailureNote } from '../../shared/failures/failure-note'
import { sentencesOf } from '../../shell/reported-failure'
import { useReportedFailure } from '../../shared/failures/use-reported-failure'
import type { LineProblem } from './data/cart-action'
import type { RemovedItem } from './data/cart-loader'
import styles from './cart-notes.module.css'
import { CheckLines } from '../../shared/cart/check-lines'
import { NoteWithAction } from '../../shared/lines/note-with-action'
import { removedPath } from './data/removed-path'
import removedStyles from '../../shared/cart/removed-note.module.css'

/**
 * Changes to the cart whose response was lost, until it is clear what became of them. The live region is always
 * there: it announces only what is added later.
 */
export function CheckNote() {
  const checks = useStore(useFeature(cartChecks))
  return (
    <div role="status">
      {checks.length === 0 ? null : (
        <Note kind="info" className={styles.note}>
          <CheckLines checks={checks} limit={3} />
        </Note>
      )}
    </div>
  )
}

/** Shown while the platform calculates the cart. The browser fetches it; without scripts a link reloads the page. */
export function LoadingCart() {
  const { t } = useTranslation(['cart', 'common'])
  const { state, load } = useBuyerCart()
  const cartUrl = useHref(paths.cart(currentCart))
  const failure = useReportedFailure(state.status === 'failed' ? state.error : undefined)
  const loadAgain = () => void load().catch(() => undefined)
  useWhenOnline(failure !== undefined, loadAgain)
  if (failure !== undefined) {
    const retry = (
      <Button type="button" onClick={loadAgain}>
        {t('common:error.retry')}
      </Button>
    )
    const own = { unreachable: t('common:error.unreachable.text') }
    return <FailureNote failure={failure} own={own} retry={retry} />
  }
  return (
    <>
      <Skeleton shape="row" count={3} />
      <p className="muted" role="status">
        {t('totals.calculating')}
      </p>
      <noscript>
        <a className={buttonClass()} href={cartUrl}>
          {t('common:error.retry')}
        </a>
      </noscript>
    </>
  )
}

interface PutBackFormProps {
  readonly removed: RemovedItem
  /** Why this form was refused. */
  readonly problem: LineProblem | undefined
}

/** Names the item that was removed and puts it back, for pages without scripts. */
export function PutBackForm({ removed, problem }: PutBackFormProps) {
  const { t } = useTranslation('cart')
  const { productId, quantity } = removed
  const name = removed.name ?? t('removed.unnamed')
  const failure = problem?.cartItemId === '' && !('code' in problem.problem) ? problem.problem : undefined
  return (
    <div className={removedStyles.note}>
      <NoteWithAction
        kind={failure === undefined ? 'info' : 'error'}
        action={
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
