let isWoken: boolean = import.meta.env.SSR
const sleepers: (() => void)[] = []

export const isAwake = (): boolean => isWoken

/** Resolves when its turn has come after `wake`. */
export const awake = (): Promise<void> => new Promise((resolve) => sleepers.push(resolve))

/** Lets come to life what waits, one part after the other; what is pressed or changed need not wait any more. */
export const wake = (): void => {
  if (isWoken) return
  isWoken = true
  void wakeInTurn()
}

/** In between the browser draws and hears. */
const wakeInTurn = async () => {
  for (const rise of sleepers.splice(0)) {
    rise()
    await new Promise((resolve) => setTimeout(resolve))
  }
}
