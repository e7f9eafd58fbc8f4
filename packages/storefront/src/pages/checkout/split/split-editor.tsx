import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, Link, useNavigation } from 'react-router-dom'
import { Button } from '../../../components/button'
import { NewsRegion } from '../../../components/news-region'
import { SelectField } from '../../../components/select-field'
import { ProblemSummary } from '../../../forms/problem-summary'
import { stepPath } from '../checkout-step'
import type { SplitResponse } from './data/delivery-addresses-action'
import type { SplitData } from './data/delivery-addresses-loader'
import styles from './delivery-addresses.module.css'
import { GroupCards } from './group-cards'
import { SplitLineFields } from './split-line-fields'
import { usePlaceNames } from './use-place-names'
import { useSplitQuantities } from './use-split-quantities'
import { useSplitProblems } from './use-split-problems'

interface SplitEditorProps {
  readonly data: SplitData
  readonly response: SplitResponse | undefined
  /** What was in the fields, by name, if it has not been saved. */
  readonly entered: SplitResponse['entered']
}

/** The addresses, and for each article a number field an address. One form: each of its buttons saves the quantities. */
export function SplitEditor({ data, response, entered }: SplitEditorProps) {
  const { t } = useTranslation('delivery-addresses')
  const { groups, lines, version } = data
  const isBusy = useNavigation().state !== 'idle'
  const [form, setForm] = useState<HTMLFormElement | null>(null)
  const quantities = useSplitQuantities({ data, entered, form })
  const problems = useSplitProblems(data, response)
  const [, ...others] = groups
  // Something has gone wrong on the way: both what was entered and what is true now are shown.
  const showsSaved = response?.problem !== undefined
  return (
    <Form
      ref={setForm}
      className={styles.editor}
      method="post"
      noValidate
      onInput={quantities.update}
      onSubmit={(event) => {
        if (isBusy) event.preventDefault()
      }}
    >
      {/* Enter in a field saves, whichever button comes first. */}
      <button type="submit" name="intent" value="save" hidden aria-hidden tabIndex={-1} />
      <input type="hidden" name="version" value={version} />
      <ProblemSummary errors={problems.errors} response={response} />
      <p className={styles.intro}>{t('intro')}</p>
      <GroupCards data={data} quantities={quantities} isBusy={isBusy} />
      <AddAddress data={data} isBusy={isBusy} />
      {others.length === 0 ? null : (
        <section className={styles.goods}>
          <h2 className="type-h3">{t('goods')}</h2>
          <p className={styles.mouseOnly}>{t('drag')}</p>
          <ul className={styles.lines}>
            {lines.map((line) => (
              <SplitLineFields
                key={line.productId}
                {...{ line, groups, quantities, errorOf: problems.errorOf, showsSaved }}
              />
            ))}
          </ul>
        </section>
      )}
      <Actions isBusy={isBusy} hasOthers={others.length > 0} />
    </Form>
  )
}

interface AddAddressProps {
  readonly data: SplitData
  readonly isBusy: boolean
}

/** Adds a saved address that has nothing yet, or one that is entered. */
function AddAddress({ data: { groups, shippingAddresses } }: AddAddressProps) {
  const { t } = useTranslation('delivery-addresses')
  const { placeOf } = usePlaceNames(groups)
  const used = groups.map(({ deliveryAddress }) => deliveryAddress?.id)
  const unused = shippingAddresses.filter(({ addressId }) => !used.includes(addressId))
  return (
    <div className={styles.add}>
      {unused.length === 0 ? null : (
        <div className={styles.book}>
          <SelectField label={t('addLabel')} name="addressId" id="split-addressId">
            {unused.map((address) => (
              <option key={address.addressId} value={address.addressId}>
                {placeOf(address)}
              </option>
            ))}
          </SelectField>
          <Button variant="secondary" name="intent" value="add">
            {t('add')}
          </Button>
        </div>
      )}
      <Button variant="text" name="intent" value="new-address">
        {t('enter')}
      </Button>
    </div>
  )
}

interface ActionsProps {
  readonly isBusy: boolean
  /** There are several addresses. */
  readonly hasOthers: boolean
}

function Actions({ isBusy, hasOthers }: ActionsProps) {
  const { t } = useTranslation('delivery-addresses')
  return (
    <>
      <NewsRegion sentence={isBusy ? t('waiting') : ''} />
      <div className={styles.actions}>
        <Button
          variant="primary"
          size="prominent"
          name="intent"
          value="save"
          busy={isBusy}
          busyLabel={t('busy')}
        >
          {t('save')}
        </Button>
        {hasOthers ? (
          <Button variant="secondary" name="intent" value="one">
            {t('one')}
          </Button>
        ) : null}
        <Link className="link" to={stepPath('address')}>
          {t('back')}
        </Link>
      </div>
    </>
  )
}
