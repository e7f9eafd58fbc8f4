/**
 * Gives the test DOM, which has no modal dialogs, what Dialog asks of a browser: opening, closing, the focus, forms that
 * close, and a page behind that takes no press. It has no layout, so no press lands on a backdrop by its place.
 */
export function standInDialogs(): void {
  const openers = new WeakMap<HTMLDialogElement, Element | null>()
  const modals: HTMLDialogElement[] = []
  /** What lies outside of the topmost open dialog is inert. */
  const keepOut = (event: Event) => {
    const top = modals.findLast(({ open, isConnected }) => open && isConnected)
    if (top === undefined || !(event.target instanceof Node) || top.contains(event.target)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  for (const press of ['pointerdown', 'mousedown', 'click'])
    addEventListener(press, keepOut, { capture: true })
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      openers.set(this, document.activeElement)
      modals.push(this)
      this.open = true
      this.querySelector<HTMLElement>('button:not([disabled]), [href], input')?.focus()
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return
      this.open = false
      const opener = openers.get(this)
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
      this.dispatchEvent(new Event('close'))
    },
  })
  document.addEventListener('submit', (event) => {
    const form = event.target instanceof HTMLFormElement ? event.target : null
    if (form?.getAttribute('method') !== 'dialog') return
    event.preventDefault()
    form.closest('dialog')?.close()
  })
}
