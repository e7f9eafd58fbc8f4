/** A field of a form. The radio buttons of one name are one field. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What a page fills in itself, what may not be stored, and what has no text. */
const leftOut = ['hidden', 'password', 'file', 'submit', 'button', 'reset', 'image']

/** The fields of a form that a visitor fills in, without secrets. */
export const keptControls = (form: HTMLFormElement): readonly Control[] => [...form.elements].filter(isKept)

function isKept(element: Element): element is Control {
  if (element instanceof HTMLInputElement)
    return (
      element.name !== '' &&
      !leftOut.includes(element.type) &&
      !/\b(?:cc-|one-time)/.test(element.autocomplete)
    )
  return (
    (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) && element.name !== ''
  )
}

const isCheckable = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type)
const isCheckbox = (control: Control): control is HTMLInputElement => control.type === 'checkbox'
const isRadio = (control: Control): control is HTMLInputElement => control.type === 'radio'

/** Checkboxes of one name differ by their value. */
export const keyOf = (control: Control): string =>
  isCheckbox(control) ? `${control.name}=${control.value}` : control.name

const radiosOf = ({ name }: Control, form: HTMLFormElement): readonly HTMLInputElement[] =>
  keptControls(form).filter((other): other is HTMLInputElement => isRadio(other) && other.name === name)

/** The value; of radio buttons the chosen one, of a checkbox `true` or `false`. */
export function valueOf(control: Control, form: HTMLFormElement): string {
  if (isRadio(control)) return radiosOf(control, form).find(({ checked }) => checked)?.value ?? ''
  return isCheckbox(control) ? String(control.checked) : control.value
}

/** The same as the page showed it at first. */
export function defaultOf(control: Control, form: HTMLFormElement): string {
  if (isRadio(control))
    return radiosOf(control, form).find(({ defaultChecked }) => defaultChecked)?.value ?? ''
  if (isCheckbox(control)) return String(control.defaultChecked)
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options]
    return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? ''
  }
  return control.defaultValue
}

/** Changes a field as a visitor does, so that the page takes part, but leaves the focus. */
export function changeControl(control: Control, form: HTMLFormElement, value: string): void {
  const details = control.closest('details')
  if (details !== null) details.open = true
  if (isCheckable(control)) {
    const target = isRadio(control) ? radiosOf(control, form).find((radio) => radio.value === value) : control
    return target?.click()
  }
  // React follows the property of the element itself, not that of its prototype.
  const prototype = Object.getPrototypeOf(control) as object
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}
