import { LRUCache } from 'lru-cache'
import type { PointTally } from '#shared/arguments.ts'
import { type Cached, cached } from '../changes/cached.ts'
import type { Hub } from '../changes/hub.ts'
import type { Db } from '../db/outbox.ts'
import { readTallies } from './tally.ts'

export type Tallies = ReadonlyMap<string, PointTally>
export type KeptTallies = { of: (debateId: string) => Promise<Tallies>; close: () => void }

const keptMost = 200

/** Counts the votes on a debate once, until somebody votes on it; who leaves or comes back counts anew, too. */
export const keepTallies = (db: Db, hub: Hub): KeptTallies => {
  const kept = new LRUCache<string, Cached<Tallies>>({
    max: keptMost,
    dispose: (tallies) => tallies.close(),
  })
  const keep = (debateId: string): Cached<Tallies> => {
    const fresh = cached(hub, [`debate:${debateId}`, 'people'], () => readTallies(db, debateId))
    kept.set(debateId, fresh)
    return fresh
  }
  return {
    of: (debateId) => (kept.get(debateId) ?? keep(debateId)).read(),
    close: () => kept.clear(),
  }
}
