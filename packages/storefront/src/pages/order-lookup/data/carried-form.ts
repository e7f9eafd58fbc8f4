import { orderLookupFields } from '../../../shared/order-facts/order-lookup-fields'

/** A form of an order that was sent after its lookup had ended: it goes on once the order is looked up again. */
export interface CarriedForm {
  /** The page of the order that has it. */
  readonly to: 'return'
  /** What was entered there, by name. */
  readonly fields: readonly (readonly [name: string, value: string])[]
}

/** Reads what a request to the lookup carries for another form; null without such a form. */
export function readCarriedForm(url: string, form: FormData): CarriedForm | null {
  if (new URL(url).searchParams.get('to') !== 'return') return null
  const fields = [...form].flatMap(([name, value]) =>
    typeof value !== 'string' || isOwn(name) ? [] : [[name, value] as const],
  )
  return { to: 'return', fields }
}

const isOwn = (name: string): boolean => orderLookupFields.some((own) => own === name)
