/** Gives the test DOM, which has no modal dialogs, what Dialog asks of a browser: opening, closing, the focus, forms that close. */
export function standInDialogs(): void {
  const openers = new WeakMap<HTMLDialogElement, Element | null>()
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      openers.set(this, document.activeElement)
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
