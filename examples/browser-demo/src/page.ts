interface ProductLine {
  readonly id: string
  readonly text: string
}

/** A form of the page. Throws if there is none with that id. */
export function formOf(id: string): HTMLFormElement {
  const form = document.getElementById(id)
  if (form instanceof HTMLFormElement) return form
  throw new Error(`The page has no form ${id}.`)
}

/** Shows a message below the forms, which screen readers announce. */
export function showMessage(text: string): void {
  document.getElementById('notice')?.replaceChildren(text)
}

/** Says that what was asked for did not happen; the console has the reason. */
export function showFailure(error: unknown): void {
  console.error(error)
  showMessage('Das ging nicht. Bitte noch einmal versuchen.')
}

/** Shows a link in place of an earlier one. */
export function showLink({ href, text }: { readonly href: string; readonly text: string }): void {
  const link = document.createElement('a')
  link.href = href
  link.textContent = text
  document.getElementById('link')?.replaceChildren(link)
}

/** Lists products, each with a button that adds it to the cart. */
export function showProducts(lines: readonly ProductLine[], add: (productId: string) => void): void {
  document.getElementById('products')?.replaceChildren(...lines.map((line) => productItem(line, add)))
}

function productItem({ id, text }: ProductLine, add: (productId: string) => void): HTMLLIElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = `${text}: 100 in den Warenkorb`
  button.addEventListener('click', () => add(id))
  const item = document.createElement('li')
  item.append(button)
  return item
}
