/** A promise, and its value once that is here. */
export type Promised<Value> = { promise: Promise<Value>; value?: Value }

/** Lets a reader who cannot wait have the value, too. `onFailure` is called when the promise is rejected. */
export const promised = <Value>(
  promise: Promise<Value>,
  onFailure: () => void,
): Promised<Value> => {
  const kept: Promised<Value> = { promise }
  promise.then((value) => (kept.value = value), onFailure)
  return kept
}
