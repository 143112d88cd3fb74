type Screen = { write: (text: string) => unknown; isTTY?: boolean }

/** Shows how far it is: one line that moves on a terminal, a line for each tenth elsewhere. */
export const showProgress = (screen: Screen, all: number): ((done: number) => void) => {
  let shown = 0
  return (done) => {
    const percent = Math.floor((100 * done) / all)
    if (percent < shown + (screen.isTTY ? 1 : 10)) return
    shown = percent
    const text = `${String(percent).padStart(3)} %  ${done} of ${all} posts`
    screen.write(screen.isTTY ? `\r${text}${done === all ? '\n' : ''}` : `${text}\n`)
  }
}
