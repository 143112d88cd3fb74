/** Durability is said on the command line, where no configuration file can take it back. */
const durable = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on', 'max_connections=100']
const throwaway = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=300',
]

/** Command-line arguments of the server: reachable by its socket alone. */
export const serverSettings = (socketFolder: string, isThrowaway: boolean): string[] =>
  [
    'listen_addresses=',
    `unix_socket_directories=${socketFolder}`,
    'unix_socket_permissions=0700',
    'timezone=UTC',
    'log_timezone=UTC',
    'jit=off',
    'max_logical_replication_workers=0',
    ...(isThrowaway ? throwaway : durable),
  ].flatMap((setting) => ['-c', setting])
