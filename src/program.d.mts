export declare const bundleFolder: string
export declare const madeFromFile: string
export declare const nodeOptions: string[]
export declare const nodeEnv: Record<string, string>

/** `files`: paths below the project's folder. */
export type MadeFrom = { files: string[]; hash: string }

export declare const hashFiles: (files: readonly string[], root?: URL) => string
export declare const programOf: (name: string, root?: URL) => URL
