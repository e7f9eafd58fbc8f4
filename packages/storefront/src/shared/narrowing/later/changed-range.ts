import type { FocusEvent, SyntheticEvent } from 'react'

/** A from–to that was left with other values than the address has: what its two fields hold. */
export interface ChangedRange {
  readonly parameter: string
  readonly texts: readonly string[]
}

/** The pair of fields that an event leaves, where it was changed and can be read; undefined for any other event. */
export function changedRange(event: SyntheticEvent): ChangedRange | undefined {
  const { target } = event
  if (!isBlur(event) || !(target instanceof HTMLInputElement) || target.type === 'checkbox') return undefined
  const pair = target.parentElement
  if (pair === null || pair.contains(event.relatedTarget)) return undefined
  const fields = [...pair.querySelectorAll('input')]
  const isChanged = fields.some(({ value, defaultValue }) => value !== defaultValue)
  return isChanged && fields.every((field) => field.checkValidity())
    ? { parameter: target.name, texts: fields.map(({ value }) => value) }
    : undefined
}

const isBlur = (event: SyntheticEvent): event is FocusEvent => event.type === 'blur'
