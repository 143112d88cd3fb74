/**
 * Writes an object down, once however often it is asked for: what lies ready for many pages is one
 * object for all of them, which nobody changes.
 */
export const writer = <Value extends object, Text>(write: (value: Value) => Text) => {
  const written = new WeakMap<Value, Text>()
  return (value: Value): Text => {
    const known = written.get(value)
    if (known !== undefined) return known
    const text = write(value)
    written.set(value, text)
    return text
  }
}
