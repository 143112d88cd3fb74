import { totalmem } from 'node:os'

/** Durability is said on the command line, where no configuration file can take it back. */
const durable = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on', 'max_connections=100']
const throwaway = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=300',
]

const megabyte = 2 ** 20
/** What this machine, or the container around us, has; bytes. */
const memory = (): number => Math.min(totalmem(), process.constrainedMemory() || Infinity)

/**
 * PostgreSQL's own 128 MB of kept pages are a fraction of the indexes of words of a million posts.
 * Pages that nobody reads take no memory.
 */
const sizes = (): string[] => {
  const all = memory() / megabyte
  const kept = Math.round(Math.min(512, Math.max(128, all / 8)))
  return [`shared_buffers=${kept}MB`, `effective_cache_size=${Math.round(all / 2)}MB`]
}

/** Command-line arguments of the server: reachable by its socket alone. */
export const serverSettings = (socketFolder: string, isThrowaway: boolean): string[] =>
  [
    'listen_addresses=',
    `unix_socket_directories=${socketFolder}`,
    'unix_socket_permissions=0700',
    'timezone=UTC',
    'log_timezone=UTC',
    'jit=off',
    // no disk that is still sold is four times slower where it must jump
    'random_page_cost=1.1',
    'max_logical_replication_workers=0',
    ...(isThrowaway ? throwaway : [...durable, ...sizes()]),
  ].flatMap((setting) => ['-c', setting])
