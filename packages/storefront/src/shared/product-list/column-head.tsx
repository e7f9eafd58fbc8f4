import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import { ChevronDownIcon } from '../../components/icons'
import { joinClasses } from '../../components/join-classes'
import { useSharedLocation } from '../../shell/use-shared-location'
import styles from './column-head.module.css'
import { changeQuery } from './list-query'
import type { ListOrder } from './data/load-sort'
import type { ProductSort, SortColumn } from '../product/product-sort'
import { directionOf, nextSort } from './sort-direction'

export interface HeadPart {
  readonly text: string
  /** Absent where a press sorts nothing. */
  readonly sort?: SortColumn | undefined
}

interface ColumnHeadProps {
  /** What the cells of the column say. */
  readonly parts: readonly HeadPart[]
  /** Absent for a list that cannot be sorted. */
  readonly order: ListOrder | undefined
  readonly className?: string | undefined
}

/** The head of a column. Where the platform can sort by it, a press does, and another press reverses the order. */
export function ColumnHead({ parts, order, className }: ColumnHeadProps) {
  const [direction] = parts.flatMap(({ sort }) => (sort && order && directionOf(order.sort, sort)) ?? [])
  return (
    <th scope="col" className={className} aria-sort={direction}>
      {parts.map(({ text, sort }, index) => {
        const next = sort && order && nextSort(sort, order)
        return (
          <Fragment key={text}>
            {index === 0 ? null : ', '}
            {next === undefined ? (
              text
            ) : (
              <SortLink to={next === order?.preferred ? undefined : next}>{text}</SortLink>
            )}
            {sort && order ? <Arrow direction={directionOf(order.sort, sort)} /> : null}
          </Fragment>
        )
      })}
    </th>
  )
}

interface SortLinkProps {
  readonly to: ProductSort | undefined
  readonly children: string
}

/** Stays where it is, so that the next press reverses the order. */
function SortLink({ to, children }: SortLinkProps) {
  const { search } = useSharedLocation()
  return (
    <Link className={styles.link} to={{ search: changeQuery(search, { sort: to }) }} preventScrollReset>
      {children}
    </Link>
  )
}

function Arrow({ direction }: { readonly direction: ReturnType<typeof directionOf> }) {
  if (direction === undefined) return null
  const className = joinClasses(styles.arrow, direction === 'ascending' && styles.up) ?? ''
  // The space keeps it on the line of the text.
  return (
    <>
      {'\u00a0'}
      <ChevronDownIcon size={13} className={className} />
    </>
  )
}
