import { useShopClient } from '@cartonnage/react-hooks'
import { formatNumber } from '@cartonnage/sdk/rules'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../components/field'
import { joinClasses } from '../../../components/join-classes'
import { choosePictureScale, ProductPicture } from '../../../shared/lines/product-picture'
import { useUnitLabels } from '../../../shared/price/unit-labels'
import styles from './delivery-addresses.module.css'
import { quantityName } from './split-form'
import type { SplitGroup, SplitLine } from './data/split-lines'
import { usePlaceNames } from './use-place-names'
import type { SplitQuantities } from './use-split-quantities'

interface SplitLineFieldsProps {
  readonly line: SplitLine
  /** The default one first. */
  readonly groups: readonly SplitGroup[]
  readonly quantities: SplitQuantities
  readonly errorOf: (line: SplitLine, group: SplitGroup) => string | undefined
  /** Whether a field says what is saved where that is something else. */
  readonly showsSaved: boolean
}

/** One article: how many pieces each address gets, and what is left over for the first one. */
export function SplitLineFields(props: SplitLineFieldsProps) {
  const { line, groups, quantities, errorOf } = props
  const { t } = useTranslation('delivery-addresses')
  const { locale } = useShopClient()
  const { nameOf } = usePlaceNames(groups)
  const [main, ...others] = groups
  const restId = useId()
  const { rest, excess, loose } = quantities.split(line)
  const total = formatNumber(line.quantity, locale)
  const tooMuch =
    excess > 0 ? t('excess', { excess: formatNumber(excess, locale), quantity: total }) : undefined
  const isSaid = others.some((group) => tooMuch !== undefined && errorOf(line, group) === tooMuch)
  return (
    <li className={styles.line} {...quantities.drag(line)}>
      <ProductPicture attributes={line.attributes} scale={choosePictureScale([line.attributes])} />
      <fieldset className={styles.fields}>
        <legend className={styles.name}>
          {`${line.name} `}
          <span className="muted">{t('total', { quantity: total })}</span>
        </legend>
        <div className={styles.parts}>
          {others.map((group) => (
            <PartField
              key={group.id}
              {...props}
              group={group}
              excessId={tooMuch === undefined ? undefined : restId}
            />
          ))}
        </div>
        <p
          id={restId}
          className={joinClasses(styles.rest, tooMuch !== undefined && styles.excess)}
          aria-live="polite"
          // The field says it already.
          hidden={isSaid}
        >
          {tooMuch ??
            t('rest', {
              quantity: formatNumber(rest, locale),
              place: main === undefined ? '' : nameOf(main),
            })}
        </p>
        {loose.length > 0 && excess === 0 ? (
          <p className="type-small muted">
            {t('loose', { step: formatNumber(line.rule?.increment ?? line.rule?.minimum ?? 1, locale) })}
          </p>
        ) : null}
      </fieldset>
    </li>
  )
}

interface PartFieldProps extends SplitLineFieldsProps {
  readonly group: SplitGroup
  /** Of the sentence that the line has too much in all. */
  readonly excessId: string | undefined
}

/** How many pieces an address gets. */
function PartField({ line, groups, group, quantities, errorOf, showsSaved, excessId }: PartFieldProps) {
  const { t } = useTranslation('delivery-addresses')
  const { amount } = useUnitLabels()
  const { nameOf } = usePlaceNames(groups)
  const saved = showsSaved ? quantities.otherSaved(line, group) : undefined
  const isExcess = excessId !== undefined && quantities.quantityAt(line, group) > 0
  return (
    <Field
      id={quantityName(line, group)}
      name={quantityName(line, group)}
      className={styles.field}
      label={nameOf(group)}
      inputMode="numeric"
      autoComplete="off"
      defaultValue={quantities.textOf(line, group)}
      error={errorOf(line, group)}
      hint={saved === undefined ? undefined : t('saved', { quantity: amount(saved, line.attributes.unit) })}
      {...(isExcess && { 'aria-invalid': true, 'aria-describedby': excessId })}
      draggable={false}
    />
  )
}
