const never = new Promise<never>(() => {})

/** What becomes of the work of a page that is closed in the middle of it. */
export function createClosing() {
  const { promise: closed, resolve: resolveClosed } = Promise.withResolvers<unknown>()
  let isOpen = true
  return {
    isOpen: () => isOpen,
    /** The result, which a closed page never gets. */
    async whileOpen<T>(result: Promise<T>): Promise<T> {
      try {
        const value = await result
        return isOpen ? value : await never
      } catch (error) {
        if (!isOpen) return await never
        throw error
      }
    },
    /** Runs the task under a lock, which the browser releases when the page is closed. */
    orClosed: <T>(task: () => T | Promise<T>): Promise<T> =>
      isOpen ? Promise.race([task(), closed as Promise<T>]) : (closed as Promise<T>),
    close() {
      isOpen = false
      resolveClosed(undefined)
    },
  }
}
