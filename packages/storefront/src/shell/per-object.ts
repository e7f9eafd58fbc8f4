/**
 * Derives a value from an object once: as long as the object is the same, so is the value, and what renders it can skip it.
 * What is derived must follow from the object alone.
 */
export function perObject<Source extends object, T>(derive: (source: Source) => T): (source: Source) => T {
  const derived = new WeakMap<Source, { readonly value: T }>()
  return (source) => {
    const existing = derived.get(source) ?? { value: derive(source) }
    derived.set(source, existing)
    return existing.value
  }
}
