// Runs on whatever Node is there: installs, builds, and becomes the site on Node 26.
import { spawn } from 'node:child_process'
import { nodeEnv, nodeOptions } from '../src/program.mjs'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { findNode, hasNeededNode, root } from './places.mjs'
import { giveUp } from './say.mjs'

const isDevelopment = process.argv[2] === 'dev'

/** The server's own files; the pages reload by themselves. */
const watched = [
  '--watch-preserve-output',
  ...['src/main.mjs', 'src/server', 'src/shared'].map((path) => `--watch-path=${root}${path}`),
]

const start = async () => {
  await install()
  if (!findNode())
    giveUp('Symposia brings no Node for this machine: install Node 26 and start again.')
  if (!isDevelopment) await build()
  process.env.NODE_ENV ||= isDevelopment ? 'development' : 'production'
  if (hasNeededNode() && !isDevelopment && process.execve) become()
  else hand(isDevelopment ? watched : [])
}

const main = `${root}src/main.mjs`
const environment = () => ({ ...nodeEnv, ...process.env })

/** This process goes on as the site: what Node and glibc are told holds from their first moment only. */
const become = () => {
  const node = process.execPath
  process.execve(node, [node, ...nodeOptions, ...process.execArgv, main], environment())
}

/** The site runs in a child; signals and the end of npm go on to it, and its end is ours. */
const hand = (options) => {
  const child = spawn(findNode(), [...nodeOptions, ...options, main], {
    stdio: 'inherit',
    env: environment(),
  })
  process.on('SIGINT', () => undefined) // The terminal tells the child itself.
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  onOrphaned(() => child.kill('SIGTERM'))
  child.on('error', (error) => giveUp(error.message))
  child.on('exit', (code) => process.exit(code ?? 1))
}

/** npm forgets its child when it is told to end. */
const onOrphaned = (act) => {
  const parent = process.ppid
  const look = () => {
    if (process.ppid === parent) return
    clearInterval(timer)
    act()
  }
  const timer = setInterval(look, 250)
}

start().catch((error) => giveUp(error.output || error.message))
