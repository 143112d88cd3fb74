/** 'Building the pages… 2.1 s' on one line, counting while it works; gives what `work` gives. */
export const step = async (name, work) => {
  const start = Date.now()
  const seconds = () => ((Date.now() - start) / 1000).toFixed(1)
  const tick = () => process.stdout.write(`\r${name}… ${seconds()} s `)
  const timer = process.stdout.isTTY ? setInterval(tick, 100) : undefined
  if (!timer) process.stdout.write(`${name}… `)
  try {
    return await work()
  } finally {
    clearInterval(timer)
    process.stdout.write(timer ? `\r${name}… ${seconds()} s\n` : `${seconds()} s\n`)
  }
}

/** Ends with one line for people instead of a stack. */
export const giveUp = (message) => {
  process.stderr.write(`\n${message}\n`)
  process.exit(1)
}
