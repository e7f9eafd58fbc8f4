import { changeControl, defaultOf, keptControls, keyOf, valueOf } from './form-controls'
import type { Control } from './form-controls'
import { readFields, writeField } from './unsent-fields'
import type { KeptForm } from './unsent-fields'
import { unsentValue } from './unsent-value'

/**
 * Keeps what is typed into a form in this tab, and fills in what was typed before the page was left. Neither passwords nor
 * card data, nor anything where storage cannot be used. The focus stays where it is. Returns a function that ends it.
 */
export function keepUnsentFields(form: HTMLFormElement, kept: KeptForm): () => void {
  const bases = new Map(keptControls(form).map((control) => [keyOf(control), defaultOf(control, form)]))
  const save = (control: Control) => {
    const key = keyOf(control)
    const base = bases.get(key) ?? defaultOf(control, form)
    writeField(kept, { key, base, typed: valueOf(control, form) })
  }
  const onInput = ({ target }: Event) => {
    const control = keptControls(form).find((each) => each === target)
    if (control !== undefined) save(control)
  }
  fillIn(form, kept, save)
  for (const type of ['input', 'change']) form.addEventListener(type, onInput)
  return () => {
    for (const type of ['input', 'change']) form.removeEventListener(type, onInput)
  }
}

/** Fills in what was typed before; what the visitor has typed already on this page stays, and is kept. */
function fillIn(form: HTMLFormElement, kept: KeptForm, save: (control: Control) => void): void {
  const fields = readFields(kept)
  const done = new Set<string>()
  for (const control of keptControls(form)) {
    const key = keyOf(control)
    if (done.has(key)) continue
    done.add(key)
    const [shown, current] = [defaultOf(control, form), valueOf(control, form)]
    if (current !== shown) save(control)
    else {
      const value = unsentValue({ shown, ...(fields[key] ?? { typed: undefined }) })
      if (value !== current) changeControl(control, form, value)
    }
  }
}
