import { HttpError } from '../http/core/errors.ts'

/** People leave while they send, or while they wait; that is no failure of the site. */
export const brokenOff = () => new HttpError(400, 'broken_off', 'The picture did not arrive whole.')
