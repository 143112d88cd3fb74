import { type RawBuilder, sql } from 'kysely'

/** The column that `takeDraft` needs of each text that is written: null where none was begun. */
export const draftTypes = { draft_id: 'bigint' } as const

export const draftRow = (
  draftId: number | undefined,
): Record<keyof typeof draftTypes, unknown> => ({
  draft_id: draftId ?? null,
})

/** A part of the WITH that writes texts: what was sent is a draft no longer. `written` gives who wrote or is held. */
export const takeDraft = (written: RawBuilder<unknown>) => sql`
  taken as (
    delete from drafts using given
    where drafts.id = given.draft_id and drafts.user_id = given.user_id
      and given.user_id in (${written})
  )`
