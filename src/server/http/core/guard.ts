import { forbidden, unauthorized } from './errors.ts'
import type { Sanction, Viewer } from './viewer.ts'

/** Who may make a call. `admit` gives the viewer that the handler gets, or throws. */
export type Guard<Admitted extends Viewer | null> = {
  name: string
  admit: (viewer: Viewer | null) => Admitted
}

export const anyone: Guard<Viewer | null> = { name: 'anyone', admit: (viewer) => viewer }

export const member: Guard<Viewer> = {
  name: 'member',
  admit: (viewer) => {
    if (!viewer) throw unauthorized()
    return viewer
  },
}

/** A member who may say something or make others notice them: one who is not suspended or banned. */
export const writer: Guard<Viewer> = {
  name: 'writer',
  admit: (viewer) => {
    const { sanction } = member.admit(viewer)
    if (sanction) throw forbidden(refusal(sanction), sanction.kind)
    return member.admit(viewer)
  },
}

const refusal = ({ kind, until, reason }: Sanction): string =>
  kind === 'banned'
    ? `Your account is banned. The reason: ${reason}`
    : `Your account is suspended until ${until?.toISOString().slice(0, 16).replace('T', ' ')} UTC. The reason: ${reason}`

export const admin: Guard<Viewer> = {
  name: 'admin',
  admit: (viewer) => {
    if (!member.admit(viewer).isAdmin) throw forbidden('Only administrators may do that.')
    return writer.admit(viewer)
  },
}
