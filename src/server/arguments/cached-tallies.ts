import type { PointTally } from '#shared/arguments.ts'
import type { Hub } from '../changes/hub.ts'
import { type CachedByKey, cachedByKey } from '../changes/cached-by-key.ts'
import type { Db } from '../db/outbox.ts'
import { readTallies } from './tally.ts'

export type Tallies = ReadonlyMap<string, PointTally>

/** Counts the votes on a debate once, until somebody votes on it; who leaves or comes back counts anew, too. */
export const cachedTallies = (db: Db, hub: Hub): CachedByKey<Tallies> =>
  cachedByKey({
    hub,
    max: 200,
    tags: (debateId) => [`debate:${debateId}`, 'people'],
    make: (debateId) => readTallies(db, debateId),
  })
