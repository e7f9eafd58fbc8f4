/**
 * Adds modal dialogs to the test DOM, as far as Dialog needs them: opening, closing, focus, forms that close, and an inert
 * page behind. There is no layout, so clicks cannot hit a backdrop by their coordinates.
 */
export function mockDialogs(): void {
  const openers = new WeakMap<HTMLDialogElement, Element | null>()
  const modals: HTMLDialogElement[] = []
  /** Everything outside of the topmost open dialog is inert. */
  const blockOutside = (event: Event) => {
    const top = modals.findLast(({ open, isConnected }) => open && isConnected)
    if (top === undefined || !(event.target instanceof Node) || top.contains(event.target)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  for (const press of ['pointerdown', 'mousedown', 'click'])
    addEventListener(press, blockOutside, { capture: true })
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
