import type { DownloadFault, Lack, LocalVoice } from '#shared/models.ts'

const lacks: Record<Lack, string> = {
  cores: 'processor cores',
  memory: 'free memory',
  disk: 'free disk (twice the file)',
  libc: 'a Linux with glibc',
  system: 'a system that llama.cpp was built for',
}

const faults: Record<DownloadFault, string> = {
  no_network: 'The host of the model cannot be reached. MODEL_MIRROR names another.',
  stalled: 'The download stood still. What has come stays; the next try goes on there.',
  host_refused: 'The host does not give the file. MODEL_MIRROR names another.',
  host_failed: 'The host has a fault of its own. What has come stays; try again later.',
  not_announced: 'The host does not announce the hash of the file, so nothing was taken from it.',
  changed: 'The host has another file than it announced. Nothing of it was kept.',
  wrong_hash: 'What came twice is not what the host announced. Nothing of it was kept.',
  disk_full: 'The disk is full. What has come stays; make room and try again.',
  cannot_write: 'The folder models in DATA_DIR cannot be written.',
  lacks: 'This machine does not suffice for it.',
}

const refused: Record<NonNullable<LocalVoice['fault']>, string> = {
  no_file: 'Its file cannot be read.',
  no_model: 'Its file is no language model that this program can read.',
  no_memory: 'There was too little memory for it. It is tried again every ten minutes.',
  no_program: 'llama.cpp does not run on this machine.',
}

/** The panel about models that this program holds itself; only administrators load it. */
export const models = {
  heading: 'A language model of your own',
  detail:
    'A small open model in this program: no key, no server, and nothing leaves the machine. It is downloaded only when you say so, and tried before it speaks.',
  loading: 'Looking for models...',
  size: (bytes: number) =>
    bytes < 1e8 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(1)} GB`,
  facts: (size: string, licence: string) => `${size} · ${licence}`,
  needs: (cores: number, memory: string) => `Needs ${cores} cores and ${memory} of free memory.`,
  lacking: (names: string) => `This machine lacks ${names}.`,
  lacks,
  and: ' and ',
  best: 'Suits this machine',
  untried: 'Not tried by us',
  isHere: 'On this machine',
  source: 'Where it comes from',
  revision: (revision: string, hash: string) => `Revision ${revision}…, SHA-256 ${hash}…`,
  download: 'Download',
  goOn: 'Go on with the download',
  downloadOf: (name: string) => `Download ${name}`,
  goOnOf: (name: string) => `Go on with the download of ${name}`,
  started: 'The download has begun.',
  progress: (name: string) => `Download of ${name}`,
  far: (part: number, size: string) => `${part} % of ${size}`,
  asking: 'Asking the host...',
  cancel: 'Cancel',
  cancelOf: (name: string) => `Cancel the download of ${name}`,
  cancelled: 'Cancelled. What has come stays for the next time.',
  interrupted: 'The download was interrupted. What has come stays.',
  faults,
  letSpeak: 'Let it speak',
  letSpeakOf: (name: string) => `Let ${name} speak`,
  remove: 'Delete',
  removeOf: (name: string) => `Delete ${name}`,
  removeSure: (name: string, size: string) =>
    `${name} is deleted from this machine, which frees ${size}. The characters then speak from the written library. It is downloaded again only when you ask for it.`,
  keep: 'Keep it',
  removed: 'Deleted',
  voice: {
    heading: 'How it does',
    waits: 'The process that runs the turns has not reported yet.',
    states: {
      loading: 'It is being loaded and tried. Until then the library speaks.',
      ready: 'It speaks in discussions that begin from now on.',
      slow: 'It is too slow for this machine, so the library speaks on.',
      refused: 'It cannot speak, so the library does.',
    } satisfies Record<LocalVoice['state'], string>,
    refused,
    reply: (seconds: number) => `A reply takes about ${Math.ceil(seconds)} s; 45 are the most.`,
    speed: (read: number, write: number) =>
      `Reads ${Math.round(read)} and writes ${write} tokens a second.`,
    process: (memory: string, seconds: number) =>
      `Its process has ${memory} of memory and has used ${Math.round(seconds)} s of processor.`,
    queue: (count: number) =>
      count === 1
        ? 'One reply waits or is being said.'
        : `${count} replies wait or are being said.`,
    seen: 'As of',
  },
  advice: {
    some: (name: string, size: string) =>
      `The shortest way to a model on this machine is ${name}, ${size}.`,
    none: 'This machine has too little for a model in this program. Connect one that runs elsewhere.',
    link: 'Look at models',
    server: (name: string) => `${name} runs on this machine. That is the shortest way to a model.`,
    others: 'Choose another',
  },
}
