import { spawn } from 'node:child_process'

/** Runs a program to its end, silently. Rejects with what it said when it fails. */
export const ended = (
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
    let said = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ended with ${code}:\n${said}`)),
    )
  })
