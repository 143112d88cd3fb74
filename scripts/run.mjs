import { spawn } from 'node:child_process'

/**
 * Runs a program to its end, silently; gives its output. Rejects with the output when it fails.
 * `isShown`: what it prints goes straight to the screen.
 */
export const run = (command, args, { isShown = false, ...options } = {}) =>
  new Promise((resolve, reject) => {
    const stdio = isShown ? 'inherit' : ['ignore', 'pipe', 'pipe']
    const child = spawn(command, args, { stdio, ...options })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => (output += text))
    }
    child.on('error', reject)
    child.on('close', (code, signal) =>
      code === 0
        ? resolve(output)
        : reject(
            Object.assign(new Error(`${command} ${args.join(' ')} failed\n${output}`), {
              code,
              signal,
              output,
            }),
          ),
    )
  })
