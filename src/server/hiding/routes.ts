import type { FastifyInstance } from 'fastify'
import * as calls from '#shared/hiding.ts'
import { member } from '../http/core/guard.ts'
import { route } from '../http/core/route.ts'
import type { Services } from '../services.ts'
import { readHidings, setCharacterHiding, setHiding, setMutedWords } from './hidings.ts'

/** What people do not want to see. */
export const hidingRoutes = (app: FastifyInstance, { db, clock }: Services): void => {
  const terms = { guard: member, limit: 'revision' } as const

  route(app, calls.listHidings, { guard: member }, ({ viewer }) => readHidings(db, viewer.id))

  route(app, calls.hidePerson, terms, ({ params, body, viewer }) =>
    setHiding(db, { userId: viewer.id, personId: params.userId, kind: body.kind, at: clock() }),
  )
  route(app, calls.showPerson, terms, ({ params, viewer }) =>
    setHiding(db, { userId: viewer.id, personId: params.userId, kind: null, at: clock() }),
  )
  route(app, calls.hideCharacter, terms, ({ params, body, viewer }) =>
    setCharacterHiding(db, { userId: viewer.id, ...params, kind: body.kind, at: clock() }),
  )
  route(app, calls.showCharacter, terms, ({ params, viewer }) =>
    setCharacterHiding(db, { userId: viewer.id, ...params, kind: null, at: clock() }),
  )
  route(app, calls.muteWords, terms, ({ body, viewer }) =>
    setMutedWords(db, { userId: viewer.id, words: body.words }),
  )
}
