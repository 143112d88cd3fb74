import type { Db } from '../../db/outbox.ts'
import type { Failure } from '../speaking/failure.ts'
import type { Voice } from './generate.ts'

const keptDays = 7

type Fault = { voice: Voice; failure: Failure; characterId: string; postId: number; at: Date }

/** For the panel: which call failed, and how the provider put it. */
export const recordFault = async (
  db: Db,
  { voice, failure, characterId, postId, at }: Fault,
): Promise<void> => {
  await db
    .insertInto('voice_faults')
    .values({
      provider: voice.provider,
      model: voice.modelId,
      kind: failure.kind,
      message: failure.message,
      character_id: characterId,
      post_id: postId,
      created_at: at,
    })
    .execute()
}

export const forgetOldFaults = async (db: Db, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - keptDays * 86_400_000)
  await db.deleteFrom('voice_faults').where('created_at', '<', before).execute()
}
