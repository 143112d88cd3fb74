import module from 'node:module'

/**
 * Faults in a bundle are told by their place in the sources. Those in a library are not: each thread
 * would hold the maps of all that it has loaded, 12 MB of them for the library of models alone.
 */
module.setSourceMapsSupport(true)
