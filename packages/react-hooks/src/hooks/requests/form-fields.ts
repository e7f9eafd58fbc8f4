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
  const found = requestFieldNames.flatMap((name) => {
    const controls = controlsOf(form, name)
    const [first] = controls
    if (first === undefined) return []
    if (isCheckbox(first)) return [[name, first.checked] as const]
    if (!isRadio(first)) return [[name, first.value] as const]
    const chosen = controls.find((control) => isRadio(control) && control.checked)
    return [[name, chosen?.value ?? ''] as const]
  })
  return { ...shown, ...Object.fromEntries(found) }
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
