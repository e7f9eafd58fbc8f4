import type { ListContent } from '@cartonnage/sdk'
import { isSameRecordId } from '@cartonnage/sdk/rules'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, useHref, useNavigation } from 'react-router-dom'
import { Button } from '../../components/button'
import { joinClasses } from '../../components/join-classes'
import { Note } from '../../components/note'
import { ProblemSummary } from '../../forms/problem-summary'
import { useHydrated } from '../../hydration/use-hydrated'
import { usePriceView } from '../../shared/price/use-price-view'
import type { ListedProduct } from '../../shared/product/listed-product'
import type { ListsResponse } from './data/lists-response'
import { paths } from '../../shell/paths'
import { quantityField } from './list-form'
import { ListRow } from './list-row'
import styles from './lists.module.css'
import { useQuantityProblemText } from './quantity-problem-text'

interface ListEditorProps {
  readonly list: ListContent
  readonly products: readonly ListedProduct[]
  readonly response: ListsResponse | undefined
}

/** The lines of a list as one form: quantities to save, lines to take off, and chosen ones to check and put into the cart. */
export function ListEditor({ list, products, response }: ListEditorProps) {
  const form = useRef<HTMLFormElement>(null)
  const { lines, hasQuantities } = list
  const refused = response?.kind === 'quantities' ? response : undefined
  const productOf = new Map(products.map((product) => [product.id.slice(0, 15), product]))
  const sold = lines.filter(({ productId }) => productOf.has(productId.slice(0, 15))).length
  const [chosen, setChosen] = useState(sold)
  const errors = useQuantityErrors(products, refused)
  const { formMethod } = useNavigation()
  const isBusy = formMethod === 'POST'
  const count = () => setChosen(form.current?.querySelectorAll('[name=list]:checked').length ?? 0)
  const chooseAll = (isChosen: boolean) => {
    for (const box of form.current?.querySelectorAll<HTMLInputElement>('[name=list]') ?? [])
      box.checked = isChosen
    count()
  }
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      className={styles.editor}
      onChange={count}
      onSubmit={(event) => {
        if (isBusy) event.preventDefault()
      }}
    >
      {/* What Enter in a field presses. */}
      <button hidden name="intent" value={hasQuantities ? 'save' : 'none'} tabIndex={-1} aria-hidden />
      <ProblemSummary errors={errors} response={refused} />
      <Lead hasQuantities={hasQuantities} />
      <Chooser chosen={chosen} all={sold} onChoose={chooseAll} />
      <ul className={styles.lines}>
        {lines.map((line) => (
          <ListRow
            key={line.productId}
            line={line}
            product={productOf.get(line.productId.slice(0, 15))}
            hasQuantities={hasQuantities}
            entered={refused?.entered[line.productId]}
            problem={refused?.problems[line.productId]}
          />
        ))}
      </ul>
      <Buttons chosen={chosen} hasQuantities={hasQuantities} isBusy={isBusy} />
    </Form>
  )
}

/** In which prices; and once for all lines that the shop keeps no quantities. */
function Lead({ hasQuantities }: Pick<ListContent, 'hasQuantities'>) {
  const { t } = useTranslation('lists')
  const { mainLabel } = usePriceView()
  return (
    <>
      <p>{t('lead', { label: mainLabel })}</p>
      {hasQuantities ? null : <Note kind="info">{t('noQuantities')}</Note>}
    </>
  )
}

interface ChooserProps {
  readonly chosen: number
  readonly all: number
  readonly onChoose: (isChosen: boolean) => void
}

/** How many lines are chosen, and all or none at once, with scripts. */
function Chooser({ chosen, all, onChoose }: ChooserProps) {
  const { t } = useTranslation('lists')
  const isHydrated = useHydrated()
  return (
    // Its space is kept until the scripts run, so that no line moves.
    <p className={joinClasses(styles.chooser, !isHydrated && styles.waiting)}>
      <span role="status">{t('chosen', { count: chosen, all })}</span>
      <Button type="button" size="dense" onClick={() => onChoose(true)} disabled={chosen === all}>
        {t('chooseAll')}
      </Button>
      <Button type="button" size="dense" onClick={() => onChoose(false)} disabled={chosen === 0}>
        {t('chooseNone')}
      </Button>
    </p>
  )
}

interface ButtonsProps extends Pick<ListContent, 'hasQuantities'> {
  readonly chosen: number
  readonly isBusy: boolean
}

function Buttons({ chosen, hasQuantities, isBusy }: ButtonsProps) {
  const { t } = useTranslation('lists')
  const isHydrated = useHydrated()
  const quickOrder = useHref(paths.quickOrder())
  const isNone = isHydrated && chosen === 0
  return (
    <div className={styles.bar}>
      {/* With scripts the chosen lines have the quantities of the fields. */}
      {hasQuantities ? (
        <p className={joinClasses('type-small', 'muted', styles.withoutScripts)}>{t('saveFirst')}</p>
      ) : null}
      {hasQuantities ? (
        <Button name="intent" value="save" busy={isBusy} busyLabel={t('saving')}>
          {t('saveQuantities')}
        </Button>
      ) : null}
      <Button
        variant="primary"
        size="prominent"
        name="intent"
        value="check"
        formAction={quickOrder}
        aria-disabled={isNone || undefined}
        onClick={(event) => {
          if (isNone) event.preventDefault()
        }}
      >
        {t('toCart', { count: chosen })}
      </Button>
    </div>
  )
}

function useQuantityErrors(
  products: readonly ListedProduct[],
  refused: Extract<ListsResponse, { readonly kind: 'quantities' }> | undefined,
) {
  const text = useQuantityProblemText()
  return Object.entries(refused?.problems ?? {}).map(([id, problem]) => {
    const product = products.find((each) => isSameRecordId(each.id, id))
    return { fieldId: quantityField(product?.id ?? id), text: text(problem, product?.attributes.name ?? '') }
  })
}
