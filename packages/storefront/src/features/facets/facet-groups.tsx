import type { FacetFlag, FacetGroup, FacetOption, FacetOptions, FacetRangeGroup } from '@cartonnage/sdk/rules'
import type { FocusEvent, KeyboardEvent } from 'react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Choice } from '../../components/choice'
import { ChevronDownIcon } from '../../components/icons'
import { Drawing } from '../../drawing/drawing'
import styles from './facet-groups.module.css'
import { toSizeName, useRangeText } from './use-range-text'

export interface FacetGroupsProps {
  readonly groups: readonly FacetGroup[]
  /** A from–to was left or confirmed with other values: what its two fields hold. */
  readonly onRange: (parameter: string, texts: readonly string[]) => void
}

/** Further groups start closed, unless something is chosen in them. */
const openGroups = 6

/** The fields of a form that narrows a list: from–to pairs, then checkboxes with counts. */
export function FacetGroups({ groups, onRange }: FacetGroupsProps) {
  const ranges = groups.filter((group) => group.kind === 'range')
  const others = groups.filter((group) => group.kind !== 'range')
  return (
    <>
      {ranges.length === 0 ? null : <Sizes ranges={ranges} onRange={onRange} />}
      {others.map((group, index) => (
        <Group key={group.parameter} group={group} isEarly={index < openGroups} />
      ))}
    </>
  )
}

interface SizesProps extends Pick<FacetGroupsProps, 'onRange'> {
  readonly ranges: readonly FacetRangeGroup[]
}

function Sizes({ ranges, onRange }: SizesProps) {
  const { t } = useTranslation('facets')
  return (
    <div role="group" aria-label={t('sizes')} className={styles['sizes']}>
      <p className={styles['title']}>{t('sizes')}</p>
      {ranges.map((range) => (
        <RangeFields key={range.parameter} group={range} onRange={onRange} />
      ))}
    </div>
  )
}

interface RangeFieldsProps extends Pick<FacetGroupsProps, 'onRange'> {
  readonly group: FacetRangeGroup
}

/** Two fields under the same name: a form sends both. They count once the pair is left, or at Enter. */
function RangeFields({ group, onRange }: RangeFieldsProps) {
  const { t } = useTranslation('facets')
  const { parameter, asked, range, isWidened, smallest, largest } = group
  const name = toSizeName(parameter)
  const rangeText = useRangeText()
  const confirm = ({ currentTarget: pair }: FocusEvent<HTMLElement> | KeyboardEvent<HTMLElement>) => {
    const fields = [...pair.querySelectorAll('input')]
    if (fields.some((field) => field.value !== field.defaultValue && field.reportValidity()))
      onRange(
        parameter,
        fields.map(({ value }) => value),
      )
  }
  const field = (end: 'from' | 'to') => ({
    ...{
      name: parameter,
      value: asked[end],
      placeholder: end === 'from' ? smallest : (largest ?? undefined),
    },
    label: t(`${end}.${name}`),
  })
  return (
    <div
      className={styles['range']}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) confirm(event)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        confirm(event)
      }}
    >
      <span aria-hidden="true">{t(`size.${name}`)}</span>
      <RangeField {...field('from')} />
      <span aria-hidden="true">–</span>
      <RangeField {...field('to')} />
      {isWidened ? <p className={styles['widened']}>{t('widened', { range: rangeText(range) })}</p> : null}
    </div>
  )
}

interface RangeFieldProps {
  readonly name: string
  readonly label: string
  readonly value: number | undefined
  readonly placeholder: number | undefined
}

/** What people type stays until the address has another value. */
function RangeField({ name, label, value, placeholder }: RangeFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const text = String(value ?? '')
  useEffect(() => {
    if (field.current) field.current.value = text
  }, [text])
  return (
    <input
      ref={field}
      className={styles['field']}
      name={name}
      aria-label={label}
      defaultValue={text}
      placeholder={String(placeholder ?? '')}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      pattern="\s*[\d.,'’]+\s*(mm|cm|m)?\s*"
    />
  )
}

interface GroupProps {
  readonly group: FacetFlag | FacetOptions
  readonly isEarly: boolean
}

function Group({ group, isEarly }: GroupProps) {
  const { t } = useTranslation('facets')
  const options = group.kind === 'flag' ? [{ ...group.option, label: t('inStock') }] : group.options
  const isOpen = isEarly || options.some(({ isChosen }) => isChosen)
  return (
    <details className={styles['group']} open={isOpen}>
      <summary className={styles['title']}>
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
        <span className={styles['label']}>
          {parameter === 'colour' ? <span className={styles['colour']} data-colour={value} /> : null}
          {label}
          {parameter === 'flute' ? (
            <Drawing kind="flute-section" flute={value} scale={10} className={styles['flute'] ?? ''} />
          ) : null}
        </span>
      }
      end={count}
    />
  )
}
