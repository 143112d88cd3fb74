import { forbidden, unauthorized } from './errors.ts'
import type { Viewer } from './viewer.ts'

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

export const admin: Guard<Viewer> = {
  name: 'admin',
  admit: (viewer) => {
    if (!member.admit(viewer).isAdmin) throw forbidden('Only administrators may do that.')
    return member.admit(viewer)
  },
}
