import { useViewer } from '#web/accounts/queries.ts'
import { CrossPostHelper as Helper } from '#web/members/shown.ts'

/** Writes to other networks from home; not for visitors. */
export const CrossPostHelper = ({ trending }: { trending: string[] }) =>
  useViewer() && <Helper trending={trending} />
