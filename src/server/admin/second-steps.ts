import { forgetSecondStep } from '../accounts/second-step/authenticators.ts'
import { hasSecondStep } from '../accounts/second-step/passing.ts'
import { tellOwner } from '../accounts/letters/letters.ts'
import { lockAccount } from '../accounts/proofs.ts'
import { conflict, notFound } from '../http/core/errors.ts'
import { record } from '../moderation/audit.ts'
import type { Services } from '../services.ts'
import { transact } from '../db/transact.ts'

type Removal = { userId: string; reason: string; by: string }

/**
 * Switches the second step of somebody off who lost it, and tells them. It lets nobody in: their password
 * is still asked for. One's own is switched off in the settings, with a code.
 */
export const removeSecondStep = async (
  services: Services,
  { userId, reason, by }: Removal,
): Promise<void> => {
  if (userId === by) throw conflict('Your own is switched off in your settings.', 'own_second_step')
  await transact(services.db, async (trx) => {
    if (!(await lockAccount(trx, userId))) throw notFound('Person')
    if (!(await hasSecondStep(trx, userId))) throw notFound('Second step')
    const subject = `profile ${userId}`
    // the reason goes to the person alone: the log outlives the person it speaks of
    await record(trx, { at: services.clock(), actor: by, action: 'remove_second_step', subject })
    await forgetSecondStep(trx, userId)
    await tellOwner(trx, services, { what: 'second_step_removed', userId, reason })
  })
}
