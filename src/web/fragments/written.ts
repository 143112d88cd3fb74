/**
 * Writes an object down, once however often it is asked for: what lies ready for many pages is one
 * object for all of them, which nobody changes.
 */
export const writer = <Value extends object>(write: (value: Value) => string) => {
  const written = new WeakMap<Value, string>()
  return (value: Value): string => {
    const known = written.get(value)
    if (known !== undefined) return known
    const text = write(value)
    written.set(value, text)
    return text
  }
}
