import { requestFieldNames, type RequestField, type RequestFields } from '@cartonnage/sdk/rules/requests'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const controlsOf = (form: HTMLFormElement, name: RequestField): readonly Control[] =>
  [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement) &&
      element.name === name,
  )

const isRadio = (control: Control): control is HTMLInputElement => control.type === 'radio'
const isCheckbox = (control: Control): control is HTMLInputElement => control.type === 'checkbox'

/** What a form holds; a field that it does not have is as in `shown`. */
export function readFields(form: HTMLFormElement, shown: RequestFields): RequestFields {
  const found = requestFieldNames.map((name) => [name, valueOf(controlsOf(form, name)) ?? shown[name]])
  // Each of the names with the value of its control.
  return Object.fromEntries(found) as RequestFields
}

function valueOf(controls: readonly Control[]): string | boolean | undefined {
  const [first] = controls
  if (first === undefined) return undefined
  if (isCheckbox(first)) return first.checked
  if (!isRadio(first)) return first.value
  return controls.find((control) => isRadio(control) && control.checked)?.value ?? ''
}

/** Fills fields in, without moving the focus. */
export function fillFields(form: HTMLFormElement, fields: Partial<RequestFields>): void {
  for (const name of requestFieldNames) {
    const value = fields[name]
    if (value === undefined) continue
    for (const control of controlsOf(form, name)) {
      if (isRadio(control)) control.checked = control.value === value
      else if (isCheckbox(control)) control.checked = value === true
      else control.value = String(value)
    }
  }
}
