import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openBrowser } from './support/browser.ts'
import { startServer, temporaryFolder } from './support/server.ts'
import { nodeEnv } from '../src/program.mjs'

const root = resolve(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const has = (program: string) => spawnSync('which', [program]).status === 0

/** As src/server/env.ts reads them. */
const known = new Set(
  [...read('src/server/env.ts').matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name]) => name),
)
const unknown = (names: (string | undefined)[]) => names.filter((name) => !known.has(name))

describe('the image', () => {
  const [build = '', site = ''] = read('Dockerfile')
    .split(/^FROM /m)
    .slice(1)
  const words = (mark: string): string[] =>
    JSON.parse(new RegExp(`^${mark} (\\[.*\\])$`, 'm').exec(site)?.[1] ?? '[]')
  const env = Object.fromEntries(
    (/^ENV (.*)$/m.exec(site)?.[1] ?? '')
      .split(' ')
      .map((one) => one.split('=') as [string, string]),
  )

  test.skipIf(!has('ldd'))(
    'brings what its Node is linked to, where it builds and where it runs',
    () => {
      const node = join(root, `node_modules/node-${process.platform}-${process.arch}/bin/node`)
      const linked = spawnSync('ldd', [node], { encoding: 'utf8' }).stdout
      // All others are in every image of Debian, because apt itself is linked to them.
      const others = [...linked.matchAll(/^\s*(lib[\w+]+)\.so/gm)].map(([, name]) => name)
      expect(others.toSorted()).toEqual([
        'libatomic',
        'libc',
        'libdl',
        'libgcc_s',
        'libm',
        'libpthread',
        'libstdc++',
      ])
      for (const stage of [build, site]) expect(stage).toMatch(/apt-get install .*\blibatomic1\b/)
    },
  )

  test('makes the links of PostgreSQL while it still may write', () => {
    expect(build).toMatch(/prune[^]*programs\.ts.*findPrograms\(\)/)
  })

  test('holds all that a start, a look at its health and the making of an administrator need', async () => {
    const { folder, remove } = temporaryFolder('image')
    const held = [...site.matchAll(/^COPY --from=build \/srv\/symposia\/(\S+) /gm)].map(
      ([, path]) => path!,
    )
    for (const path of held) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      symlinkSync(join(root, path), join(folder, path))
    }
    const others = ['PATH', ...Object.keys(nodeEnv)]
    expect(unknown(Object.keys(env).filter((name) => !others.includes(name)))).toEqual([])
    const DATA_DIR = join(folder, 'data')
    const [, ...start] = words('CMD')
    const program = start.pop()!
    const server = await startServer(
      { ...env, PATH: process.env['PATH'] ?? '', DATA_DIR, HOST: '127.0.0.1', PORT: '0' },
      join(folder, program),
      ['--preserve-symlinks', '--preserve-symlinks-main', ...start],
    )
    onTestFinished(async () => {
      await server.stop()
      remove()
    })
    const [, ...look] = words(' {2}CMD')
    const isWell = () => {
      const [flag = '', code = ''] = look
      return spawnSync(process.execPath, [flag, code.replace('http://127.0.0.1:3000', server.url)])
        .status
    }
    expect(isWell()).toBe(0)
    const page = await openBrowser(server.url).get('/')
    const admin = spawnSync(process.execPath, ['scripts/admin.ts', 'create', 'keeper'], {
      cwd: folder,
      env: { PATH: process.env['PATH'], DATA_DIR },
      encoding: 'utf8',
    })
    expect([page.status, admin.status, admin.stdout]).toEqual([
      200,
      0,
      expect.stringContaining('keeper'),
    ])
    await server.stop()
    expect(isWell()).toBe(1)
  })
})

describe('the compose file', () => {
  const file = read('compose.yaml')

  test('sets nothing that the site does not know', () => {
    const environments = file.slice(
      file.indexOf('x-environment'),
      file.indexOf('  database:\n    image'),
    )
    const names = [...environments.matchAll(/^ {2,6}([A-Z][A-Z_]+): /gm)].map(([, name]) => name)
    expect(names.length).toBeGreaterThan(12)
    expect(unknown(names)).toEqual([])
  })

  const client = ['docker-compose', 'docker'].find((name) => {
    const words = name === 'docker' ? ['compose', 'version'] : ['version']
    return has(name) && spawnSync(name, words).status === 0
  })
  const config = (env: Record<string, string>) =>
    spawnSync(client ?? '', [...(client === 'docker' ? ['compose'] : []), 'config'], {
      cwd: root,
      env: { PATH: process.env['PATH'], ...env },
      encoding: 'utf8',
    })

  test.skipIf(!client)('is read by Compose, and names what is missing', () => {
    const env = {
      SITE_URL: 'https://a.example',
      DATABASE_PASSWORD: 'abc',
      APP_SECRET: 'a secret of a site, long enough'.padEnd(32, '.'),
    }
    expect(config(env)).toMatchObject({ status: 0, stdout: expect.stringContaining('TRUST_PROXY') })
    for (const name of Object.keys(env)) {
      const { status, stderr } = config({ ...env, [name]: '' })
      expect([name, status === 0, stderr.includes(`set ${name}`)]).toEqual([name, false, true])
    }
  })
})

describe('the systemd unit', () => {
  const unit = read('deploy/symposia.service')
  const valueOf = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? ''

  test('starts what is there, and may write where the data are', () => {
    const given = valueOf('Environment')
      .split(' ')
      .map((one) => one.split('='))
    expect(unknown(given.map(([name]) => name))).toEqual([])
    const [, , script = ''] = valueOf('ExecStart').split(' ')
    expect(existsSync(join(root, script))).toBe(true)
    const writable = valueOf('ReadWritePaths').split(' ')
    expect(writable).toContain(valueOf('WorkingDirectory'))
    expect(writable).toContain(Object.fromEntries(given).DATA_DIR)
  })

  test.skipIf(!has('systemd-analyze'))('is found right by systemd', () => {
    const path = join(root, 'deploy/symposia.service')
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', path], { encoding: 'utf8' })
    expect([status, stderr]).toEqual([0, ''])
  })
})
