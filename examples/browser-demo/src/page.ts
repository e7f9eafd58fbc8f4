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
