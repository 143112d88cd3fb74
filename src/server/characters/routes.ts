import type { FastifyInstance } from 'fastify'
import { readCharacter } from '#shared/character-page.ts'
import { listCharacters, readReceipt } from '#shared/characters.ts'
import { readDigest } from '#shared/digest.ts'
import { readDiscussion } from '#shared/discussion.ts'
import { cached } from '../changes/cached.ts'
import { hiddenFrom } from '../hiding/hidden.ts'
import { sendVersion } from '../http/core/etag.ts'
import { anyone } from '../http/core/guard.ts'
import { route } from '../http/core/route.ts'
import { openOutlines } from '../library/outline.ts'
import type { Services } from '../services.ts'
import { viewCharacter } from './character-page.ts'
import { viewDigest } from './digest-rows.ts'
import { viewDiscussion } from './discussion.ts'
import { readCast, toCharacter } from './persona.ts'
import { findReceipt } from './receipt.ts'

export const characterRoutes = (app: FastifyInstance, { db, env, clock }: Services): void => {
  const outlines = () => openOutlines(env.DATA_DIR)
  const lineup = cached(app.hub, ['cast'], async () =>
    Buffer.from(JSON.stringify((await readCast(db)).map(toCharacter))),
  )
  app.addHook('onClose', async () => lineup.close())
  route(app, listCharacters, { guard: anyone }, async ({ request, reply }) =>
    sendVersion(request, reply, await lineup.read()),
  )
  route(app, readCharacter, { guard: anyone }, ({ params, viewer, request }) =>
    app.lagging(request, (reads) =>
      viewCharacter(reads, params.id, {
        viewerId: viewer?.id ?? null,
        outlines: outlines(),
        now: clock(),
      }),
    ),
  )
  route(app, readReceipt, { guard: anyone }, ({ params }) => findReceipt(db, params.id))
  route(app, readDigest, { guard: anyone }, async ({ params, viewer, request, reply }) => {
    const hidden = await hiddenFrom(db, viewer?.id ?? null)
    return sendVersion(request, reply, await viewDigest(db, params.id, { hidden, outlines }))
  })
  route(app, readDiscussion, { guard: anyone }, async ({ params, viewer, request, reply }) =>
    sendVersion(request, reply, await viewDiscussion(db, params.id, viewer?.id ?? null, outlines)),
  )
}
