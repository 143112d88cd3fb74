type Package = {
  resolved?: string
  integrity?: string
  link?: boolean
  optionalDependencies?: Record<string, string>
}

/** What is wrong with a package-lock.json, in words. */
export declare const faultsOf: (lockfile: { packages: Record<string, Package> }) => string[]
