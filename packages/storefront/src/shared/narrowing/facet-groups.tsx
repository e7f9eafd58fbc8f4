import type {
  FacetFlag,
  FacetGroup,
  FacetOption,
  FacetOptionGroup,
  FacetRangeGroup,
} from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Choice } from '../../components/choice'
import { ChevronDownIcon } from '../../components/icons'
import { Drawing } from '../../drawing/drawing'
import styles from './facet-groups.module.css'
import { toSizeName } from './size-name'
import { useChosenFacets } from './use-chosen-facets'

/** Further groups start closed, unless something is chosen in them. */
const openGroups = 6

/** The fields of a form that narrows a list: from–to pairs, then checkboxes with counts. */
export function FacetGroups({ groups }: { readonly groups: readonly FacetGroup[] }) {
  const { t } = useTranslation('facets')
  const ranges = groups.filter((group) => group.kind === 'range')
  const others = groups.filter((group) => group.kind !== 'range')
  return (
    <>
      {ranges.length === 0 ? null : (
        <div role="group" aria-label={t('sizes')} className={styles.sizes}>
          <p className={styles.title}>{t('sizes')}</p>
          {ranges.map((range) => (
            <RangeFields key={range.parameter} group={range} />
          ))}
        </div>
      )}
      {others.map((group, index) => (
        <Group key={group.parameter} group={group} isEarly={index < openGroups} />
      ))}
    </>
  )
}

/** Two fields under the same name: a form sends both. They count once the pair is left, or at Enter. */
function RangeFields({ group }: { readonly group: FacetRangeGroup }) {
  const { t } = useTranslation('facets')
  const { parameter, asked, range, isWidened, smallest, largest } = group
  const name = toSizeName(parameter)
  const field = (end: 'from' | 'to', placeholder: number | null) => (
    <input
      className={styles.field}
      name={parameter}
      aria-label={t(`${end}.${name}`)}
      defaultValue={asked[end] ?? ''}
      placeholder={String(placeholder ?? '')}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      pattern="\s*[\d.,'’]+\s*(mm|cm|m)?\s*"
    />
  )
  return (
    <div className={styles.range}>
      <span aria-hidden="true">{t(`size.${name}`)}</span>
      {field('from', smallest)}–{field('to', largest)}
      {isWidened ? <Widened range={range} /> : null}
    </div>
  )
}

function Widened({ range }: Pick<FacetRangeGroup, 'range'>) {
  const { WidenedNote } = useChosenFacets()
  return <WidenedNote range={range} />
}

interface GroupProps {
  readonly group: FacetFlag | FacetOptionGroup
  readonly isEarly: boolean
}

function Group({ group, isEarly }: GroupProps) {
  const { t } = useTranslation('facets')
  const options = group.kind === 'flag' ? [{ ...group.option, label: t('inStock') }] : group.options
  const isOpen = isEarly || options.some(({ isChosen }) => isChosen)
  return (
    <details className={styles.group} open={isOpen}>
      <summary className={styles.title}>
        {group.kind === 'flag' ? t('stock') : group.label}
        <ChevronDownIcon size={16} />
      </summary>
      <div role="group" aria-label={group.label}>
        {options.map((option) => (
          <Option key={option.value} parameter={group.parameter} option={option} />
        ))}
      </div>
    </details>
  )
}

interface OptionProps {
  readonly parameter: string
  readonly option: FacetOption
}

function Option({ parameter, option: { value, label, count, isChosen } }: OptionProps) {
  return (
    <Choice
      type="checkbox"
      name={parameter}
      value={value}
      defaultChecked={isChosen}
      autoComplete="off"
      label={
        <span className={styles.label}>
          {parameter === 'colour' ? <span className={styles.colour} data-colour={value} /> : null}
          {label}
          {parameter === 'flute' ? (
            <Drawing kind="flute-section" flute={value} scale={10} className={styles.flute ?? ''} />
          ) : null}
        </span>
      }
      end={count}
    />
  )
}
