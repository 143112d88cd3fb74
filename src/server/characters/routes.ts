import type { FastifyInstance } from 'fastify'
import { readCharacter } from '#shared/character-page.ts'
import { listCharacters, readReceipt } from '#shared/characters.ts'
import { readDigest } from '#shared/digest.ts'
import { readDiscussion } from '#shared/discussion.ts'
import { judgeForecast as judgeCall, ruleForecast as ruleCall } from '#shared/judging.ts'
import { mustBeProven } from '../accounts/letters/verification.ts'
import { cached } from '../changes/cached.ts'
import { hiddenFrom } from '../hiding/hidden.ts'
import { sendVersion } from '../http/core/etag.ts'
import { mustBeConfirmed } from '../http/core/confirmed.ts'
import { admin, anyone, writer } from '../http/core/guard.ts'
import { route } from '../http/core/route.ts'
import { openOutlines } from '../library/outline.ts'
import type { Services } from '../services.ts'
import { viewCharacter } from './character-page.ts'
import { viewDigest } from './positions/digest-rows.ts'
import { viewDiscussion } from './discussion.ts'
import { judgeForecast, cachedJudgements, ruleForecast } from './positions/forecast-votes.ts'
import { readCast, toCharacter } from './persona.ts'
import { findReceipt } from './receipt.ts'

export const characterRoutes = (app: FastifyInstance, { db, env, clock }: Services): void => {
  const outlines = () => openOutlines(env.DATA_DIR)
  const lineup = cached(app.hub, ['cast'], async () =>
    Buffer.from(JSON.stringify((await readCast(db)).map(toCharacter))),
  )
  const judgements = cachedJudgements(db, app.hub)
  app.addHook('onClose', async () => {
    lineup.close()
    judgements.close()
  })
  route(app, listCharacters, { guard: anyone }, async ({ request, reply }) =>
    sendVersion(request, reply, await lineup.read()),
  )
  route(app, readCharacter, { guard: anyone }, ({ params, viewer, request }) =>
    app.readReplica(request, (reads) =>
      viewCharacter(reads, params.id, {
        viewerId: viewer?.id ?? null,
        outlines: outlines(),
        now: clock(),
        judged: () => judgements.read(params.id),
      }),
    ),
  )
  route(app, judgeCall, { guard: writer, limit: 'like' }, ({ params, body, viewer }) => {
    mustBeProven(viewer)
    const given = { ...params, ...body, userId: viewer.id }
    return judgeForecast(db, given, { outlines: outlines(), at: clock() })
  })
  route(app, ruleCall, { guard: admin }, ({ params, body, viewer }) => {
    mustBeConfirmed(viewer, clock())
    const given = { ...params, ...body, moderatorId: viewer.id }
    return ruleForecast(db, given, { outlines: outlines(), at: clock() })
  })
  route(app, readReceipt, { guard: anyone }, ({ params }) => findReceipt(db, params.id))
  route(app, readDigest, { guard: anyone }, async ({ params, viewer, request, reply }) => {
    const hidden = await hiddenFrom(db, viewer?.id ?? null)
    return sendVersion(request, reply, await viewDigest(db, params.id, { hidden, outlines }))
  })
  route(app, readDiscussion, { guard: anyone }, async ({ params, viewer, request, reply }) =>
    sendVersion(
      request,
      reply,
      await viewDiscussion(db, params.id, viewer?.id ?? null, {
        readCast: app.cast.read,
        outlines,
      }),
    ),
  )
}
